import type { World } from '#art/art-color.ts'
import { plantFile } from '#art/names/plant-steps.ts'
import { type Skill, skillNames, worldOf, worldOfMost } from '#kit/skills.ts'
import type { Koin } from '#lib/money.ts'
import { LazyReward, type LazyRewardProps } from '#ui/reward/lazy-reward.tsx'
import { type Gained, pointsForSkillType } from '../contract.ts'
import { gainedText } from './text.ts'

type Props = Omit<LazyRewardProps, 'world' | 'koin' | 'skills'> & {
  gained: Gained
  /** All the koin that came, in hundredths: the purse counts up by it. */
  earned: Koin
  /** The learning day that came with it: a step of the month (5, 10, 15, 20 days) shows the plant as it stands in the yard. */
  learningDay?: { days_this_month: number; reward: Koin; is_new: boolean } | undefined
  /** Otherwise the world of the skill that gained most. */
  world?: World
}

/** The reward moment of something learned, from the reply that paid it. The page calls `useRewardAhead` before. */
export function GainedMoment({ gained: { balance, skills }, earned, learningDay, world, ...moment }: Props) {
  const max = skills.toSorted((a, b) => b.points - a.points)
  return (
    <LazyReward
      {...moment}
      {...(learningDay && tellDay(moment, learningDay))}
      world={world ?? worldOfMost(skills)}
      skills={max.map(gainOf)}
      {...(earned > 0 && { koin: { before: (balance - earned) as Koin, earned } })}
    />
  )
}

function tellDay(
  { title, line }: Pick<Props, 'title' | 'line'>,
  { days_this_month: days, reward, is_new }: NonNullable<Props['learningDay']>,
) {
  if (reward > 0) {
    return { title: gainedText.step(days), line: `${title} · ${line}`, plant: plantFile(days) }
  }
  return { line: is_new ? `${line} · ${gainedText.day(days)}` : line }
}

/** The bar is full with as many points as the type SKILL asks for in each skill. */
function gainOf({ skill, points, before, after }: { skill: Skill; points: number; before: number; after: number }) {
  const part = (sum: number) => Math.min(1, sum / pointsForSkillType)
  return { name: skillNames[skill], points, world: worldOf[skill], bar: { before: part(before), after: part(after) } }
}
