import { Rating } from 'ts-fsrs'
import { expect, test } from 'vitest'
import { rate, reschedule } from './rules.ts'

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

test('a miss comes back at once, a right answer in minutes, then in days that grow; another miss brings it back', () => {
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

test('what was stored as JSON goes on as if it had never been away, and a miss told of late does not run back in time', () => {
  const card = reschedule(reschedule(null, Rating.Again, at), Rating.Good, after(1))
  const stored = { ...card, schedule: JSON.parse(JSON.stringify(card.schedule)) }
  expect(reschedule(stored, Rating.Good, after(3))).toEqual(reschedule(card, Rating.Good, after(3)))
  const late = reschedule(card, Rating.Again, at)
  expect(late.dueAt > after(1)).toBe(true)
})
