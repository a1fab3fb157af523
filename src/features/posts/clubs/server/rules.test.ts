import fc from 'fast-check'
import { expect, test } from 'vitest'
import { weekOfDay } from '#lib/thai/bangkok-time.ts'
import { aimOf, minAim, weeksBehind } from './rules.ts'

test.each([
  [[], 10],
  [[3], 10],
  [[0, 0, 24], 20],
  [[50, 52], 50],
  [[12, 18, 30, 40], 25],
])('after weeks of %j learning days the aim is %i', (weeks, aim) => {
  expect(aimOf(weeks)).toBe(aim)
})

test('an aim asks for no more than the best of those weeks, unless it is the least one', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 100_000 }), { maxLength: 4 }), (weeks) => {
      const aim = aimOf(weeks)
      expect(aim).toBeGreaterThanOrEqual(minAim)
      expect(aim % 5).toBe(0)
      if (aim > minAim) expect(aim).toBeLessThanOrEqual(Math.max(...weeks))
    }),
  )
})

test('four weeks count, and the one just before is not among them', () => {
  expect(weeksBehind('2026-11-23')).toEqual({ first: '2026-10-19', last: '2026-11-09' })
})

test('a week goes from Monday to Sunday, also over the end of a year', () => {
  expect(['2026-12-27', '2026-12-28', '2027-01-03', '2027-01-04'].map(weekOfDay)).toEqual([
    '2026-12-21',
    '2026-12-28',
    '2026-12-28',
    '2027-01-04',
  ])
})
