import type { z } from 'zod/mini'
import { ArtFile } from '#art/art-file.tsx'
import { whoOf } from '#art/worlds/world-people.ts'
import type { Profile } from '#features/identity/accounts/contract.ts'
import type { SkillPage } from '#features/koin/contract.ts'
import { skills as allSkills, skillNames, worldOf } from '#kit/skills.ts'
import { formatNumber } from '#lib/money.ts'
import { Card } from '#ui/basics/card.tsx'
import { Link } from '#ui/basics/link.tsx'
import { Bar } from '#ui/basics/progress.tsx'
import { Avatar } from '#ui/pictures/avatar.tsx'
import { levelOf } from './level.ts'
import { LevelRing } from './level-ring.tsx'
import { text } from './text.ts'

type Skills = z.infer<typeof SkillPage>

/** The person's picture, and the level with the progress to the next. */
export function PersonCard({ profile, skills }: { profile: Profile; skills: Skills | null }) {
  return (
    <Card className="profile-person" aria-labelledby="name">
      <Avatar image={profile.display_image} className="profile-avatar" />
      <p className="profile-edit">
        <Link to="/profile/wardrobe" className="tap">
          {text.dress}
        </Link>
        <Link to="/profile/edit" className="tap">
          {text.edit}
        </Link>
      </p>
      <Level klass={profile.klass} skills={skills} />
    </Card>
  )
}

function Level({ klass, skills }: { klass: number; skills: Skills | null }) {
  const total = Object.values(skills?.points ?? {}).reduce((sum, one) => sum + one, 0)
  const { klass_from = 0, klass_to = null } = skills ?? {}
  const part = klass_to === null ? (skills ? 1 : 0) : (total - klass_from) / (klass_to - klass_from)
  return (
    <div className="profile-level">
      <LevelRing klass={klass} part={part} />
      <div>
        <p className="text-20 font-semibold">{text.klass(klass)}</p>
        <p>{text.levelNames[levelOf(klass)]}</p>
        {skills && (
          <p className="text-13 text-ink-soft">
            {klass_to === null ? text.klassTop : text.klassNext(klass_to - total)}
          </p>
        )}
      </div>
    </div>
  )
}

/** The five skills with their points; the longest bar is the strongest skill. */
export function SkillsCard({ skills: { points } }: { skills: Skills }) {
  const max = Math.max(200, ...Object.values(points))
  return (
    <Card aria-labelledby="skills">
      <h2 id="skills" className="mb-4">
        {text.skills}
      </h2>
      <dl className="grid gap-3">
        {allSkills.map((skill) => (
          <div key={skill} className="skill-row" data-skill={skill} data-w={worldOf[skill]}>
            <dt>
              <ArtFile file={`avatars/${whoOf[worldOf[skill]]}-1.svg`} />
              {skillNames[skill]}
            </dt>
            <dd>{text.points(formatNumber(points[skill]))}</dd>
            <Bar part={points[skill] / max} />
          </div>
        ))}
      </dl>
    </Card>
  )
}
