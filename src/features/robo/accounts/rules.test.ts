// The pure rules of accounts: days of instalments, goals, falls, months kept, and returns.

import { expect, test } from 'vitest'
import { isBusinessDay } from '#features/bank/clock/business-day-rules.ts'
import { bankDayAt, firstClock, monthIndex, startOfBankDay } from '#features/bank/clock/clock-rules.ts'
import { tellReturns } from '#features/bank/fund-orders/return-rules.ts'
import { bangkokDay } from '#lib/thai/bangkok-time.ts'
import { at } from '#tests/fixtures/robo.ts'
import { isLive, stateAfter } from './account-state-rules.ts'
import { afterShort, comingFrom, dcaMomentOf, dueOf, firstMonth, takenOn } from './dca-rules.ts'
import { findFalls, isInFall } from './fall-rules.ts'
import { goalOf, monthsBetween } from './goal-rules.ts'
import { accountHistory } from './history-rules.ts'
import { keepMonth } from './plan-discipline-rules.ts'
import { driftsOf, largestDrift, splitNewMoney } from './weight-rules.ts'

test('an instalment is due on day 1 to 28 or on the last day of the bank month, and taken on a business day', () => {
  expect(dueOf(1, 28)).toBe('0001-02-28')
  expect(dueOf(1, 0)).toBe('0001-02-28')
  expect(dueOf(0, 0)).toBe('0001-01-31')
  expect(dueOf(37, 0)).toBe('0004-02-29')
  expect(comingFrom(firstClock, { month: 0, day: 10, count: 2 }).map(({ due }) => due)).toEqual([
    '0001-01-10',
    '0001-02-10',
  ])
  for (let month = 40; month < 100; month++)
    for (const day of [0, 1, 7, 15, 28]) {
      const on = takenOn(firstClock, dueOf(month, day))
      expect(isBusinessDay(on)).toBe(true)
      expect(on >= bangkokDay(startOfBankDay(firstClock, dueOf(month, day)))).toBe(true)
    }
})

test('the first instalment comes after today, and after the last month that had one', () => {
  const now = at('2026-11-25T10:00')
  for (const day of [0, 1, 10, 20, 28]) {
    const month = firstMonth(firstClock, { day, after: null, now })
    expect(takenOn(firstClock, dueOf(month, day)) > '2026-11-25').toBe(true)
    const isThisMonth = month === monthIndex(bankDayAt(firstClock, now))
    expect(isThisMonth || takenOn(firstClock, dueOf(month - 1, day)) <= '2026-11-25').toBe(true)
    expect(firstMonth(firstClock, { day, after: month, now })).toBe(month + 1)
    expect(comingFrom(firstClock, { month, day, count: 3 }).map((one) => one.month)).toEqual([
      month,
      month + 1,
      month + 2,
    ])
  }
  expect(dcaMomentOf('2026-11-25').toISOString()).toBe('2026-11-25T01:00:00.000Z')
})

test('three more tries, then skipped; the third skip in a row pauses', () => {
  expect(afterShort({ tries: 0, skips: 0, today: '2026-12-04' })).toEqual({ kind: 'retry', tries: 1, on: '2026-12-08' })
  expect(afterShort({ tries: 2, skips: 0, today: '2026-12-08' })).toMatchObject({ kind: 'retry', tries: 3 })
  expect(afterShort({ tries: 3, skips: 0, today: '2026-12-09' })).toEqual({ kind: 'skip', skips: 1, pauses: false })
  expect(afterShort({ tries: 3, skips: 2, today: '2026-12-09' })).toEqual({ kind: 'skip', skips: 3, pauses: true })
})

test('a goal is 6 to 120 bank months away, by months or by a real day', () => {
  const now = at('2026-11-23T10:00')
  expect(goalOf(firstClock, { horizon: 24 }, now)).toMatchObject({ horizon: 24 })
  expect(goalOf(firstClock, { goal_on: '2027-05-10' }, now)).toMatchObject({ horizon: 24 })
  expect(goalOf(firstClock, { goal_on: '2026-11-23' }, now)).toEqual({ fault: 'goal_in_past' })
  expect(goalOf(firstClock, { goal_on: '2026-12-21' }, now)).toMatchObject({ fault: 'goal_out_of_range', months: 4 })
  expect(goalOf(firstClock, { goal_on: '2030-01-01' }, now)).toMatchObject({ fault: 'goal_out_of_range' })
  expect(goalOf(firstClock, {}, now)).toEqual({ fault: 'one_goal_date' })
  expect(goalOf(firstClock, { horizon: 24, goal_on: '2027-05-10' }, now)).toEqual({ fault: 'one_goal_date' })
  expect([monthsBetween('0001-01-31', '0001-02-28'), monthsBetween('0001-02-01', '0001-01-01')]).toEqual([1, -1])
})

test('the states of an account', () => {
  expect(stateAfter('open', { hasUnits: false, hasOpenOrders: true })).toBe('open')
  expect(stateAfter('open', { hasUnits: true, hasOpenOrders: true })).toBe('active')
  expect(stateAfter('active', { hasUnits: false, hasOpenOrders: false })).toBe('active')
  expect(stateAfter('closing', { hasUnits: false, hasOpenOrders: true })).toBe('closing')
  expect(stateAfter('closing', { hasUnits: true, hasOpenOrders: false })).toBe('closing')
  expect(stateAfter('closing', { hasUnits: false, hasOpenOrders: false })).toBe('closed')
})

test('a fall of ten percent is told a month later: what a panic sale would have cost, or saved', () => {
  const pointsOf = (indexes: number[], carried = 1) =>
    indexes.map((index, nth) => ({
      market: nth * carried,
      day: `d${String(nth).padStart(3, '0')}`,
      value: Math.round(index * 100_000),
      index,
    }))
  const back = [1, 1.1, 0.99, ...Array.from({ length: 21 }, (_, nth) => 0.99 + nth * 0.01)]
  expect(findFalls(pointsOf(back))).toEqual([
    { alarm_on: 'd002', judged_on: 'd023', fall: -1_000, value: 99_000, later: 119_000 },
  ])
  // By the bank clock a published day carries about four market days.
  expect(findFalls(pointsOf(back, 4))).toMatchObject([{ alarm_on: 'd002', judged_on: 'd008' }])
  const deeper = [1, 0.9, ...Array.from({ length: 21 }, (_, nth) => 0.9 - nth * 0.01)]
  expect(findFalls(pointsOf(deeper))).toMatchObject([{ fall: -1_000, value: 90_000, later: 70_000 }])
  expect(findFalls(pointsOf(back.slice(0, 20)))).toEqual([])
  expect(findFalls(pointsOf([1, 0.91, 0.905]))).toEqual([])
  expect([isInFall(pointsOf([1, 0.9])), isInFall(pointsOf([1, 0.91])), isInFall([])]).toEqual([true, false, false])
})

test('three months kept in a row are rewarded; a skip or a sale in a fall begins anew', () => {
  const save = (kept: number, isPaid: boolean, soldInFall: boolean) => keepMonth({ saved: kept, isPaid, soldInFall })
  expect(save(0, true, false)).toEqual({ saved: 1, isReward: false })
  expect(save(2, true, false)).toEqual({ saved: 0, isReward: true })
  expect(save(2, false, false)).toEqual({ saved: 0, isReward: false })
  expect(save(2, true, true)).toEqual({ saved: 0, isReward: false })
})

test('drift is the distance in points from the plan; new money goes to what lacks most', () => {
  const list = [
    { code: 'A', value: 60_000, share: 5_000, free: 0, nav: 1 },
    { code: 'B', value: 40_000, share: 3_000, free: 0, nav: 1 },
    { code: 'C', value: 0, share: 2_000, free: 0, nav: 1 },
  ]
  expect(driftsOf(list).map(({ drift }) => drift)).toEqual([1_000, 1_000, -2_000])
  expect(largestDrift(list)).toBe(2_000)
  expect(splitNewMoney(list, { amount: 20_000, min: 5_000 })).toEqual([{ code: 'C', amount: 20_000 }])
  expect(splitNewMoney(list, { amount: 6_000, min: 5_000, isBuyable: (code) => code !== 'C' })).toHaveLength(1)
})

test('time-weighted: the example of CFA Institute that a flow does not change; the money of a switch stays inside', () => {
  // GIPS handbook style: 100 → 105, 50 come in, 155 → 150.35: (1.05 × 0.97) − 1 = 1.85 %.
  const navs = [
    { day: '2026-01-01', code: 'A', nav: 100_000 },
    { day: '2026-02-01', code: 'A', nav: 105_000 },
    { day: '2026-03-01', code: 'A', nav: 101_850 },
  ]
  const unit = 10_000
  const moves = [
    { day: '2026-01-01', code: 'A', units: 1_000 * unit, paid: 1_000_000, isInside: false },
    { day: '2026-02-01', code: 'A', units: 500 * unit, paid: 525_000, isInside: false },
  ]
  const { points, ...history } = accountHistory(moves, navs)
  expect(tellReturns({ points, ...history }).time_weighted).toBe(185)
  expect(points.at(-1)).toMatchObject({ value: 1_527_750, put_in: 1_525_000 })
  const inside = [
    moves[0]!,
    { day: '2026-02-01', code: 'A', units: -1_000 * unit, paid: -1_050_000, isInside: true },
    { day: '2026-03-01', code: 'B', units: 1_050 * unit, paid: 1_050_000, isInside: true },
  ]
  const both = [...navs, { day: '2026-03-01', code: 'B', nav: 100_000 }, { day: '2026-04-01', code: 'B', nav: 110_000 }]
  const moved = accountHistory(inside, both)
  expect(moved.points.map(({ value }) => value)).toEqual([1_000_000, 1_050_000, 1_050_000, 1_155_000])
  expect(moved.points.map(({ put_in }) => put_in)).toEqual([1_000_000, 1_000_000, 1_000_000, 1_000_000])
  expect(tellReturns(moved).time_weighted).toBe(1_550)
})

test('money moves in an open or active account only', () => {
  expect((['open', 'active', 'closing', 'closed'] as const).map(isLive)).toEqual([true, true, false, false])
})
