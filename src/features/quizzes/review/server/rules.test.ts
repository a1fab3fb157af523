import fc from 'fast-check'
import { Rating } from 'ts-fsrs'
import { expect, test } from 'vitest'
import { type ReviewRating, rate, reschedule, type Scheduled } from './rules.ts'

const at = new Date('2026-11-21T12:00:00Z')
const after = (days: number) => new Date(at.getTime() + days * 86_400_000)
const daysBetween = (from: Date, to: Date) => (to.getTime() - from.getTime()) / 86_400_000

test.each([
  [false, 'choice', 3, Rating.Again],
  [true, 'choice', 3, Rating.Good],
  [true, 'choice', 45, Rating.Good],
  [true, 'choice', 46, Rating.Hard],
  [true, 'numeric', 90, Rating.Good],
  [true, 'ordering', 91, Rating.Hard],
] as const)('right: %s, a %s after %d seconds is rated %d', (isRight, kind, seconds, rating) => {
  expect(rate(isRight, kind, seconds)).toBe(rating)
})

test('a miss comes back at once, a right answer in minutes, then in growing days; another miss resets it', () => {
  const missed = reschedule(null, Rating.Again, at)
  expect(missed.dueAt.getTime() - at.getTime()).toBe(60_000)
  const first = reschedule(missed, Rating.Good, missed.dueAt)
  expect(first.dueAt.getTime() - missed.dueAt.getTime()).toBe(600_000)
  const second = reschedule(first, Rating.Good, first.dueAt)
  const third = reschedule(second, Rating.Good, second.dueAt)
  const [short, long] = [daysBetween(first.dueAt, second.dueAt), daysBetween(second.dueAt, third.dueAt)]
  expect(short).toBeGreaterThanOrEqual(1)
  expect(long).toBeGreaterThan(short)
  const hard = reschedule(second, Rating.Hard, second.dueAt)
  expect(daysBetween(second.dueAt, hard.dueAt)).toBeLessThan(long)
  const again = reschedule(third, Rating.Again, third.dueAt)
  expect(daysBetween(third.dueAt, again.dueAt)).toBeLessThan(1)
})

test('a schedule survives JSON, and a miss reported late does not go back in time', () => {
  const card = reschedule(reschedule(null, Rating.Again, at), Rating.Good, after(1))
  const stored = { ...card, schedule: JSON.parse(JSON.stringify(card.schedule)) }
  expect(reschedule(stored, Rating.Good, after(3))).toEqual(reschedule(card, Rating.Good, after(3)))
  const late = reschedule(card, Rating.Again, at)
  expect(late.dueAt > after(1)).toBe(true)
})

/** Any history of a card: ratings, and hours of delay after it was due. */
const lives = fc.array(
  fc.record({
    rating: fc.constantFrom<ReviewRating>(Rating.Again, Rating.Hard, Rating.Good),
    lateHours: fc.integer({ min: 0, max: 2_000 }),
  }),
  { minLength: 1, maxLength: 25 },
)

function live(steps: { rating: ReviewRating; lateHours: number }[]): { card: Scheduled; at: Date } {
  let [card, moment] = [reschedule(null, Rating.Again, at), at]
  for (const { rating, lateHours } of steps) {
    moment = new Date(card.dueAt.getTime() + lateHours * 3_600_000)
    card = reschedule(card, rating, moment)
  }
  return { card, at: moment }
}

// Ye, Su & Cao, A Stochastic Shortest Path Algorithm for Optimizing Spaced Repetition Scheduling (KDD 2022), and the
// notes of open-spaced-repetition/fsrs4anki: stability grows with a recall, more with a better rating, and shrinks with
// a lapse.
test('after any history an answer comes back later the better it was known, and a miss within a day', () => {
  fc.assert(
    fc.property(lives, fc.integer({ min: 0, max: 2_000 }), (steps, lateHours) => {
      const { card } = live(steps)
      const moment = new Date(card.dueAt.getTime() + lateHours * 3_600_000)
      const [again, hard, good] = ([Rating.Again, Rating.Hard, Rating.Good] as const).map((rating) =>
        reschedule(card, rating, moment),
      ) as [Scheduled, Scheduled, Scheduled]
      expect(again.dueAt > moment).toBe(true)
      expect(again.dueAt <= hard.dueAt && hard.dueAt <= good.dueAt).toBe(true)
      expect(daysBetween(moment, again.dueAt)).toBeLessThan(1)
      expect(again.schedule.stability).toBeLessThanOrEqual(card.schedule.stability)
      expect(good.schedule.stability).toBeGreaterThanOrEqual(card.schedule.stability)
      expect(good.schedule.difficulty).toBeLessThanOrEqual(again.schedule.difficulty)
    }),
    { seed: 6, numRuns: 300 },
  )
})

test('scheduling is deterministic', () => {
  fc.assert(
    fc.property(lives, (steps) => {
      expect(live(steps)).toEqual(live(steps))
    }),
    { seed: 6 },
  )
})
