import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { drawQuestions } from './draw-rules.ts'
import {
  addMonths,
  countingDay,
  deadlineOf,
  endOfFinals,
  lastDayOf,
  openSeasons,
  reaches,
  seasonOf,
  seasonOfKey,
  sharePoints,
} from './rules.ts'
import { countMonths, judgeFinal, judgeMoney, judgeMonthly, type Try } from './standing-rules.ts'

/** A moment by Bangkok's clock. */
const at = (stamp: string) => new Date(`${stamp}+07:00`)

test.each([
  ['a monthly quiz, until ten minutes after its month', 'monthly', '2026-11-03T09:00:00', '2026-12-01T00:10:00'],
  ['one begun in the last second of a month', 'monthly', '2026-11-30T23:59:59', '2026-12-01T00:10:00'],
  ['one begun in the first second of a month', 'monthly', '2026-12-01T00:00:00', '2027-01-01T00:10:00'],
  ['December runs into the new year', 'monthly', '2026-12-31T23:50:00', '2027-01-01T00:10:00'],
  ['February of a common year', 'monthly', '2027-02-28T12:00:00', '2027-03-01T00:10:00'],
  ['the leap day still is February', 'monthly', '2028-02-29T23:59:00', '2028-03-01T00:10:00'],
  ['the day before a leap day', 'monthly', '2028-02-28T23:59:00', '2028-03-01T00:10:00'],
  ['a final, an hour', 'final', '2026-11-21T16:00:00', '2026-11-21T17:00:00'],
  ['a final across midnight', 'final', '2026-11-21T23:30:00', '2026-11-22T00:30:00'],
  ['a final across the end of its season', 'final', '2027-05-31T23:59:00', '2027-06-01T00:59:00'],
] as const)('%s', (_what, quiz, started, deadline) => {
  expect(deadlineOf(quiz, at(started))).toEqual(at(deadline))
})

test('a money quiz has no deadline', () => {
  expect(deadlineOf('money', at('2026-11-21T16:00:00'))).toBeNull()
})

test.each([
  ['on its own day', '2026-11-21T16:00:00', '2026-11-21T16:10:00', '2026-11-21'],
  ['a moment before midnight', '2026-11-21T16:00:00', '2026-11-21T23:59:59', '2026-11-21'],
  ['at midnight', '2026-11-21T23:58:00', '2026-11-22T00:00:00', '2026-11-21'],
  ['ten minutes after midnight', '2026-11-21T23:58:00', '2026-11-22T00:10:00', '2026-11-21'],
  ['later than that', '2026-11-21T23:58:00', '2026-11-22T00:10:01', '2026-11-22'],
  ['begun and closed after midnight', '2026-11-22T00:01:00', '2026-11-22T00:05:00', '2026-11-22'],
  ['begun at midnight', '2026-11-22T00:00:00', '2026-11-22T00:05:00', '2026-11-22'],
  ['over the end of a month, begun days before', '2026-11-03T10:00:00', '2026-12-01T00:10:00', '2026-11-30'],
  ['over the end of a leap February', '2028-02-29T23:50:00', '2028-03-01T00:04:00', '2028-02-29'],
  ['over the end of a common February', '2027-02-28T23:50:00', '2027-03-01T00:04:00', '2027-02-28'],
  ['over new year', '2026-12-31T23:59:00', '2027-01-01T00:09:59', '2026-12-31'],
])('an attempt closed %s counts for its day', (_what, started, closed, day) => {
  expect(countingDay(at(started), at(closed))).toBe(day)
})

describe('seasons', () => {
  test.each([
    ['2026-05', '2026-1', '2026-05', '2026-10'],
    ['2026-10', '2026-1', '2026-05', '2026-10'],
    ['2026-11', '2026-2', '2026-11', '2027-04'],
    ['2027-01', '2026-2', '2026-11', '2027-04'],
    ['2027-04', '2026-2', '2026-11', '2027-04'],
    ['2027-05', '2027-1', '2027-05', '2027-10'],
  ])('%s belongs to %s', (month, key, first, last) => {
    expect(seasonOf(month)).toEqual({ key, first, last })
    expect(seasonOfKey(key)).toEqual({ key, first, last })
  })

  test.each([
    ['2026-11-01T00:00:00', ['2026-1', '2026-2']],
    ['2026-11-30T23:59:59', ['2026-1', '2026-2']],
    ['2026-12-01T00:00:00', ['2026-2']],
    ['2027-04-30T23:59:59', ['2026-2']],
    ['2027-05-01T00:00:00', ['2026-2', '2027-1']],
  ])('at %s the finals of %j can be taken', (now, keys) => {
    expect(openSeasons(at(now)).map(({ key }) => key)).toEqual(keys)
  })

  test('a final stays open through the month after its season', () => {
    expect(endOfFinals(seasonOf('2027-04'))).toEqual(at('2027-06-01T00:00:00'))
    expect(countMonths(['2026-10', '2026-11', '2027-04', '2027-05'], seasonOf('2026-11'))).toBe(2)
  })

  test('months are added across years, and have the right last days', () => {
    expect([addMonths('2026-11', 2), addMonths('2027-01', -1)]).toEqual(['2027-01', '2026-12'])
    expect(['2026-11', '2027-02', '2028-02', '2026-12'].map(lastDayOf)).toEqual([
      '2026-11-30',
      '2027-02-28',
      '2028-02-29',
      '2026-12-31',
    ])
  })
})

describe('whether another try may begin', () => {
  const failed = (n: number, closed = '2027-01-10T10:00:00'): Try => ({ try: n, closedAt: at(closed), isPassed: false })
  const passed = (n: number): Try => ({ ...failed(n), isPassed: true })

  test.each([
    ['none yet', [], 'open'],
    ['one not passed', [failed(1)], 'open'],
    ['two not passed', [failed(1), failed(2)], 'used_up'],
    ['one passed', [passed(1)], 'passed'],
    ['the second passed', [failed(1), passed(2)], 'passed'],
  ] as const)('monthly: %s', (_what, tries, state) => {
    expect(judgeMonthly(tries, 2).state).toBe(state)
  })

  const season = seasonOf('2026-11')
  const final = (tries: readonly Try[], months: number, now: string) =>
    judgeFinal({ tries, months, needed: 3, waitHours: 168, season, now: at(now) })
  test.each([
    ['two months passed', [], 2, '2027-01-10T12:00:00', 'locked'],
    ['three months passed', [], 3, '2027-01-10T12:00:00', 'open'],
    ['a moment before seven days', [failed(1)], 3, '2027-01-17T09:59:59', 'waiting'],
    ['after seven days', [failed(1)], 3, '2027-01-17T10:00:00', 'open'],
    ['the resit taken', [failed(1), failed(2)], 3, '2027-03-01T10:00:00', 'used_up'],
    ['passed', [passed(1)], 3, '2027-01-11T10:00:00', 'passed'],
    ['seven days would be past the end', [failed(1, '2027-05-25T00:00:00')], 3, '2027-05-26T00:00:00', 'used_up'],
    ['seven days end just before the end', [failed(1, '2027-05-24T23:59:59')], 3, '2027-05-31T23:59:59', 'open'],
  ] as const)('final: %s', (_what, tries, months, now, state) => {
    expect(final(tries, months, now).state).toBe(state)
  })

  const money = (tries: readonly Try[], isReached: boolean, now: string) =>
    judgeMoney({ tries, isReached, waitHours: 24, now: at(now) })
  test.each([
    ['the level before is open', [], false, '2027-01-10T12:00:00', 'locked'],
    ['reached', [], true, '2027-01-10T12:00:00', 'open'],
    ['within 24 hours', [failed(1)], true, '2027-01-11T09:59:59', 'waiting'],
    ['after 24 hours', [failed(1)], true, '2027-01-11T10:00:00', 'open'],
    [
      '24 hours from the last of several',
      [failed(1), failed(2, '2027-02-01T00:00:00')],
      true,
      '2027-02-01T12:00:00',
      'waiting',
    ],
    ['passed', [failed(1), passed(2)], true, '2027-01-11T10:00:00', 'passed'],
  ] as const)('money: %s', (_what, tries, isReached, now, state) => {
    expect(money(tries, isReached, now).state).toBe(state)
  })

  test('a waiting state names its end', () => {
    expect(money([failed(1)], true, '2027-01-10T12:00:00').opensAt).toEqual(at('2027-01-11T10:00:00'))
  })
})

test.each([
  [13, 20, 70, false],
  [14, 20, 70, true],
  [17, 20, 90, false],
  [18, 20, 90, true],
  [31, 40, 80, false],
  [32, 40, 80, true],
  [6, 10, 70, false],
  [7, 10, 70, true],
  [0, 20, 70, false],
])('%d of %d reaches %d per cent: %s', (right, total, percent, isReached) => {
  expect(reaches(right, total, percent)).toBe(isReached)
})

test('points are distributed in whole numbers without loss', () => {
  expect(sharePoints(10, ['a', 'a', 'b', 'b', 'b', 'c', 'c'])).toEqual({ a: 3, b: 4, c: 3 })
  expect(sharePoints(15, ['a'])).toEqual({ a: 15 })
  expect(sharePoints(10, [])).toEqual({})
  fc.assert(
    fc.property(
      fc.nat(60),
      fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { minLength: 1, maxLength: 40 }),
      (n, skills) => {
        expect(Object.values(sharePoints(n, skills)).reduce((sum, one) => sum + one, 0)).toBe(n)
      },
    ),
  )
})

describe("the choice of an attempt's questions", () => {
  const pool = Array.from({ length: 50 }, (_, i) => ({ id: `q${i}`, skill: 'abcde'[i % 5]! }))
  const draw = (banned: string[] = [], seen: [string, number][] = [], count = 20) =>
    drawQuestions(pool, { count, banned: new Set(banned), lastSeen: new Map(seen) })

  test('is distributed over the skills as evenly as possible', () => {
    const counts = Map.groupBy(draw()!, (id) => Number(id.slice(1)) % 5)
    expect([...counts.values()].map((ids) => ids.length)).toEqual([4, 4, 4, 4, 4])
  })

  test('prefers questions never seen, then those that rested longest, and excludes banned ones', () => {
    const seen = pool.slice(0, 30).map(({ id }, i): [string, number] => [id, i + 1])
    expect(new Set(draw([], seen)!)).toEqual(new Set(pool.slice(30).map(({ id }) => id)))
    const banned = pool.slice(30).map(({ id }) => id)
    expect(new Set(draw(banned, seen)!)).toEqual(new Set(pool.slice(0, 20).map(({ id }) => id)))
  })

  test('is null when there are too few', () => {
    expect(draw(pool.slice(0, 31).map(({ id }) => id))).toBeNull()
    expect(draw(pool.slice(0, 30).map(({ id }) => id))).toHaveLength(20)
  })

  test('fills up with other skills when one has too few', () => {
    const few = [{ id: 'x', skill: 'rare' }, ...pool.filter(({ skill }) => skill === 'a')]
    expect(drawQuestions(few, { count: 8, banned: new Set(), lastSeen: new Map() })).toHaveLength(8)
  })
})
