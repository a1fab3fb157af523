import type { ReactNode } from 'react'
import { ArtFile } from '../art/art-file.tsx'
import type { LevelName } from '../art/level-names.ts'
import type { ThingName } from '../art/worlds/thing-names.ts'
import { DressedMascot } from '../pictures/dressed-mascot.tsx'

const leaves = [0, 1, 2, 3, 4, 5, 6, 7]

/** กล้า jumps; beside it the badge of the mission, or behind it the plant that has grown. Leaves fall around. */
export function RewardPicture({ badge, plant }: { badge: ThingName | undefined; plant: LevelName | undefined }) {
  return (
    <div className="reward-hero" data-plays="hero" aria-hidden>
      {leaves.map((i) => (
        <span key={i} className="reward-leaf" data-plays="leaf" />
      ))}
      {plant ? (
        <span className="reward-plant" data-plays="grown">
          <ArtFile file={`plants/plant-${plant}.svg`} />
        </span>
      ) : null}
      <span className="reward-kla" data-plays="jump" data-small={plant ? true : undefined}>
        <DressedMascot name="cheer" />
      </span>
      {badge ? (
        <span className="reward-badge" data-plays="stamp">
          <ArtFile file={`things/${badge}.svg`} />
        </span>
      ) : null}
    </div>
  )
}

type Skill = { name: string; points: number; bar?: { before: number; after: number } }

/** Below the stage: the skill that improved, and the button. */
export function RewardPanel({ skill, children }: { skill: Skill | undefined; children: ReactNode }) {
  return (
    <div className="reward-panel">
      {skill ? (
        <p className="reward-gain">
          <b>{skill.name}</b>
          <b>+{skill.points}</b>
          {skill.bar ? (
            <svg className="reward-meter" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
              <rect
                className="reward-meter-fill"
                width={100}
                height={4}
                transform={`translate(${(skill.bar.after - 1) * 100} 0)`}
                data-plays="bar"
                data-from={skill.bar.before * 100}
                data-to={skill.bar.after * 100}
              />
            </svg>
          ) : null}
        </p>
      ) : null}
      {children}
    </div>
  )
}
