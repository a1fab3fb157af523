import { expect, test } from 'vitest'
import { nextStep } from './lapse-rules.ts'
import { describeRun, milestoneRate } from './rules.ts'

const noon = (day: string) => new Date(`${day}T12:00:00+07:00`)
const run = (learned: number, last: string | null, now: Date) => {
  const { days, frozen } = describeRun({ learned, last }, now)
  return [days, ...frozen]
}

test('a streak lives through two missed days, which freeze it, and the third ends it', () => {
  expect(run(4, '2026-11-20', noon('2026-11-20'))).toEqual([4])
  expect(run(4, '2026-11-20', noon('2026-11-21')), 'today is still open').toEqual([4])
  expect(run(4, '2026-11-20', noon('2026-11-22'))).toEqual([4, '2026-11-21'])
  expect(run(4, '2026-11-20', noon('2026-11-23'))).toEqual([4, '2026-11-21', '2026-11-22'])
  expect(run(4, '2026-11-20', noon('2026-11-24'))).toEqual([0])
  expect(run(4, '2026-11-20', noon('2027-11-24'))).toEqual([0])
  expect(run(0, null, noon('2026-11-24'))).toEqual([0])
  expect(describeRun({ learned: 1, last: null }, noon('2026-11-24')).most_frozen).toBe(2)
})

test('a day is missed at 03:00 of the next, not at midnight', () => {
  expect(run(4, '2026-11-20', new Date('2026-11-22T02:59:59+07:00'))).toEqual([4])
  expect(run(4, '2026-11-20', new Date('2026-11-22T03:00:00+07:00'))).toEqual([4, '2026-11-21'])
})

test('milestones of a month are its 5th, 10th, 15th and 20th learning day', () => {
  const reached = Array.from({ length: 31 }, (_, i) => i + 1).filter((nth) => milestoneRate(nth) !== null)
  expect(reached).toEqual([5, 10, 15, 20])
  expect(milestoneRate(5)).toBe('learning-days.5')
})

test('koin lapse after three notices, each its full number of days ahead', () => {
  const away24On = '2026-12-31'
  const untold = (today: string) => nextStep({ row: null, away24On, today })
  expect(untold('2026-10-31')).toBeNull()
  expect(untold('2026-11-01')).toEqual({ kind: 'tell', days: 60, dueOn: '2026-12-31' })
  expect(untold('2026-11-03'), 'late by two days: the lapse is postponed').toEqual({
    kind: 'tell',
    days: 60,
    dueOn: '2027-01-02',
  })
  const row = { due_on: '2026-12-31', told_30_on: null, told_7_on: null }
  const told = (ofRow: object, today: string) => nextStep({ row: { ...row, ...ofRow }, away24On: 'unread', today })
  expect(told({}, '2026-11-30')).toBeNull()
  expect(told({}, '2026-12-01')).toEqual({ kind: 'tell', days: 30, dueOn: '2026-12-31' })
  expect(told({}, '2026-12-05')).toEqual({ kind: 'tell', days: 30, dueOn: '2027-01-04' })
  const thirty = { told_30_on: '2026-12-01' }
  expect(told(thirty, '2026-12-23')).toBeNull()
  expect(told(thirty, '2026-12-24')).toEqual({ kind: 'tell', days: 7, dueOn: '2026-12-31' })
  const seven = { ...thirty, told_7_on: '2026-12-24' }
  expect(told(seven, '2026-12-30')).toBeNull()
  expect(told(seven, '2026-12-31')).toEqual({ kind: 'lapse', dueOn: '2026-12-31' })
  expect(told(seven, '2027-02-01')).toEqual({ kind: 'lapse', dueOn: '2026-12-31' })
})
