import { addDays } from '#lib/thai/bangkok-time.ts'
import { toClusters } from '#lib/thai/clusters.ts'
import { guestTrialDays } from '../contract.ts'

/** The days whose questions a visitor may see: so long ago that nobody can be paid for them any more, and not yet again. */
const pastDays = { from: 60, to: 2 }

/** The first and last day whose daily questions may be shown to visitors on `day`. */
export function pastOf(day: string): { from: string; to: string } {
  return { from: addDays(day, -pastDays.from), to: addDays(day, -pastDays.to) }
}

/** Whether an answer given at `at` may still move to an account. */
export function isFresh(at: Date, now: Date): boolean {
  const age = now.getTime() - at.getTime()
  return age >= 0 && age <= guestTrialDays * 24 * 3_600_000
}

/** The questions of a day: `count` of the pool, others each day, of different skills where the pool has them. */
export function chooseGuestTrial<Q extends { id: string; skill: string }>(
  pool: readonly Q[],
  count: number,
  weight: (id: string) => string,
): Q[] {
  const waiting = pool.toSorted((a, b) => (weight(a.id) < weight(b.id) ? -1 : 1))
  const first = waiting.filter((one, i) => waiting.findIndex(({ skill }) => skill === one.skill) === i)
  return [...first, ...waiting.filter((one) => !first.includes(one))].slice(0, count)
}

/** The longest text that a card has room for, in letters as a reader counts them. */
export const maxTeaser = 110

/** The teaser of a day: one of the pool that fits the card, of `skill` where there is one. */
export function chooseTeaser<Q extends { id: string; skill: string; text: string }>(
  pool: readonly Q[],
  skill: string,
  weight: (id: string) => string,
): Q | null {
  const short = pool.filter(({ text }) => toClusters(text).length <= maxTeaser)
  const own = short.filter((one) => one.skill === skill)
  return (own.length > 0 ? own : short).toSorted((a, b) => (weight(a.id) < weight(b.id) ? -1 : 1))[0] ?? null
}
