import { RewardChip } from '#ui/journey/reward-chip.tsx'
import type { Reward } from '../contract.ts'
import { text } from './text.ts'

/** What a mission gives, in chips: the reward, and the skill points beside it. */
export function RewardChips({ reward }: { reward: Reward }) {
  return (
    <span className="flex flex-wrap gap-2">
      {reward.kind === 'koin' ? <RewardChip koin={reward.koin} /> : <RewardChip>{text.reward(reward)}</RewardChip>}
      {reward.points ? <RewardChip>{text.points(reward.points)}</RewardChip> : null}
    </span>
  )
}

/** The reward as one short chip on the picture of a row: an amount of koin, or its kind. Its sheet says all of it. */
export function RewardTag({ reward }: { reward: Reward }) {
  if (reward.kind === 'koin') return <RewardChip koin={reward.koin} />
  return <RewardChip>{text.rewardKind(reward)}</RewardChip>
}
