import { RewardChip } from '#ui/journey/reward-chip.tsx'
import type { Reward } from '../contract.ts'
import { text } from './text.ts'

/** What a mission gives, in chips: the reward, and the skill points beside it, but for a short row. */
export function RewardChips({ reward, isShort = false }: { reward: Reward; isShort?: boolean }) {
  return (
    <span className="flex flex-wrap gap-2">
      {reward.kind === 'koin' ? <RewardChip koin={reward.koin} /> : <RewardChip>{text.reward(reward)}</RewardChip>}
      {reward.points && !isShort ? <RewardChip>{text.points(reward.points)}</RewardChip> : null}
    </span>
  )
}
