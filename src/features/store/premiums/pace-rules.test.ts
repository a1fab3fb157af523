import { expect, test } from 'vitest'
import { daysUntil, weekOf } from './pace-rules.ts'

const now = new Date('2026-11-21T09:00:00Z')
const since = (days: number) => new Date(now.getTime() - days * 24 * 3_600_000)

test('the pace of a regular is that of four weeks', () => {
  const given = { earned: 2_800, memberSince: since(100), now }
  expect(weekOf(given)).toBe(700)
  expect(daysUntil(1_000, given)).toBe(10)
  expect(daysUntil(1_001, given)).toBe(11)
})

test('a newcomer is measured over the days there were, a week at least', () => {
  expect(weekOf({ earned: 700, memberSince: since(1), now })).toBe(700)
  expect(weekOf({ earned: 700, memberSince: since(14), now })).toBe(350)
})

test('a number of days is told from the seventh day of a membership on', () => {
  expect(daysUntil(50_000, { earned: 700, memberSince: since(6.9), now })).toBeNull()
  expect(daysUntil(50_000, { earned: 700, memberSince: since(7), now })).toBe(500)
  expect(daysUntil(0, { earned: 700, memberSince: since(1), now })).toBe(0)
})

test('nothing missing takes no day, and without earnings there is no number', () => {
  expect(daysUntil(0, { earned: 0, memberSince: since(50), now })).toBe(0)
  expect(daysUntil(5, { earned: 0, memberSince: since(50), now })).toBeNull()
})
