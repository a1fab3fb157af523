import type { MissionState, RewardState } from './contract.ts'

/**
 * The life of a mission for one person:
 *
 *   upcoming → locked → available → joined → in_progress → completed → rewarded
 *                 └───────┴→ closed  └─────────┴──→ expired (its end came first)
 *
 * Locked: the mission before it in a chain is not completed. Closed: nobody can join any more. A mission that follows none
 * is never locked.
 *
 * A fact that happened before the end but is counted after it still completes: expired follows from the clock and is never
 * stored. A person who completes after the quota is used up stays completed, with the reward `gone`.
 */
export type Window = { opensAt: Date; joinsUntil: Date; endsAt: Date; endedAt: Date | null }

/** What is stored of a person who has joined. */
export type Joined = { done: number; completedAt: Date | null; rewardState: RewardState }

/** The state without having joined, whatever comes before the mission. */
export function stateForAll({ opensAt, joinsUntil, endedAt }: Window, now: Date): MissionState {
  if (now < opensAt) return 'upcoming'
  return now < joinsUntil && !(endedAt && endedAt <= now) ? 'available' : 'closed'
}

/** The state for a person who has not joined. `isBeforeDone`: they completed the mission before it, or there is none. */
export function stateOfNew(window: Window, isBeforeDone: boolean, now: Date): MissionState {
  const state = stateForAll(window, now)
  return state === 'available' && !isBeforeDone ? 'locked' : state
}

/** The state of somebody who has joined. */
export function stateOfJoined(
  { endsAt }: Pick<Window, 'endsAt'>,
  { done, completedAt, rewardState }: Joined,
  now: Date,
): MissionState {
  if (rewardState === 'claimed') return 'rewarded'
  if (completedAt) return 'completed'
  if (now >= endsAt) return 'expired'
  return done > 0 ? 'in_progress' : 'joined'
}

/** Whether a fact counts for a person who joined at a moment: from joining on, and before the end. */
export function countsFor({ joinedAt, endsAt }: { joinedAt: Date; endsAt: Date }, at: number): boolean {
  return at >= joinedAt.getTime() && at < endsAt.getTime()
}
