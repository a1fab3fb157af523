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

/** `longest`: letters of the longest choice. */
type Candidate = { id: string; skill: string; text: string; difficulty: number; longest: number }

/** One of so many may come first. */
const easyPart = 5

/**
 * The questions of a day: `count` of the pool, others each day, of different skills where the pool has them. It begins with
 * one of the easiest and, among these, of the shortest, so that a first visitor sees all of it at once.
 */
export function chooseGuestTrial<Q extends Candidate>(
  pool: readonly Q[],
  count: number,
  weight: (id: string) => string,
): Q[] {
  const byWeight = (a: Q, b: Q) => (weight(a.id) < weight(b.id) ? -1 : 1)
  const easy = pool.toSorted((a, b) => a.difficulty - b.difficulty || toRead(a) - toRead(b))
  const opening = easy
    .slice(0, Math.ceil(pool.length / easyPart))
    .toSorted(byWeight)
    .slice(0, 1)
  const waiting = [...opening, ...pool.filter((one) => !opening.includes(one)).toSorted(byWeight)]
  const first = waiting.filter((one, i) => waiting.findIndex(({ skill }) => skill === one.skill) === i)
  return [...first, ...waiting.filter((one) => !first.includes(one))].slice(0, count)
}

/** How much there is to read: a choice that needs a second line makes four of them higher. */
const toRead = ({ text, longest }: Candidate) => text.length + 4 * longest

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
