import type { ReactNode } from 'react'
import type { World } from '#art/art-color.ts'
import { ArtFile } from '#art/art-file.tsx'
import type { ArtFileName, PlantFileName } from '#art/art-file-name.ts'
import type { ThingName } from '#art/worlds/thing-names.ts'
import { formatKoin, type Koin } from '#lib/money.ts'
import { uiText } from '../basics/text.ts'
import { DressedMascot } from '../pictures/dressed-mascot.tsx'

const leaves = [0, 1, 2, 3, 4, 5, 6, 7]

type PictureProps = { badge: ThingName | undefined; plant: PlantFileName | undefined; friend: ArtFileName }

/**
 * กล้า jumps; beside it a friend who cheers and the badge of the mission, or behind it the plant that has grown, which
 * needs the room of the friend. Leaves fall around.
 */
export function RewardPicture({ badge, plant, friend }: PictureProps) {
  return (
    <div className="reward-hero" data-plays="hero" aria-hidden>
      {leaves.map((i) => (
        <span key={i} className="reward-leaf" data-plays="leaf" />
      ))}
      {plant ? (
        <span className="reward-plant" data-plays="grown">
          <ArtFile file={plant} />
        </span>
      ) : (
        <span className="reward-friend">
          <ArtFile file={friend} />
        </span>
      )}
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

/** A skill, its points, its world, and the previous and new length of its bar, from 0 to 1. */
export type RewardSkill = { name: string; points: number; world: World; bar: { before: number; after: number } }

type PanelProps = { earned: Koin | undefined; skills: readonly RewardSkill[] | undefined; children: ReactNode }

/** Below the stage: what came, as a large figure, the skills that improved, and the button. */
export function RewardPanel({ earned, skills = [], children }: PanelProps) {
  return (
    <div className="reward-panel">
      {earned ? (
        <p className="reward-amount" data-plays="amount">
          +{formatKoin(earned)} <span className="koin-unit">{uiText.koin}</span>
        </p>
      ) : null}
      {skills.length > 0 ? (
        <ul className="reward-gains">
          {skills.slice(0, 3).map((skill) => (
            <Gain key={skill.name} {...skill} />
          ))}
        </ul>
      ) : null}
      {children}
    </div>
  )
}

function Gain({ name, points, world, bar }: RewardSkill) {
  return (
    <li className="reward-gain" data-w={world}>
      <b>{name}</b>
      <b>+{points}</b>
      <svg className="reward-meter" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
        <rect
          className="reward-meter-fill"
          width={100}
          height={4}
          transform={`translate(${(bar.after - 1) * 100} 0)`}
          data-plays="bar"
          data-from={bar.before * 100}
          data-to={bar.after * 100}
        />
      </svg>
    </li>
  )
}
