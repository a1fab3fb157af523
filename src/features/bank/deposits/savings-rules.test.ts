import { expect, test } from 'vitest'
import { halfOf, nextHalf, weighHalf, weightOf } from './savings-rules.ts'

test('a half-year begins on 1 January or 1 July', () => {
  expect(['0001-01-01', '0001-06-30', '0001-07-01', '0002-12-31'].map(halfOf)).toEqual([
    '0001-01-01',
    '0001-01-01',
    '0001-07-01',
    '0002-07-01',
  ])
  expect([nextHalf('0001-01-01'), nextHalf('0001-07-01')]).toEqual(['0001-07-01', '0002-01-01'])
})

test('a koin earns the rate of its own day and of all later ones, and none from the end on', () => {
  const weights = weighHalf('0001-07-01', (day) => (day < '0001-07-03' ? 50 : 60), '0001-07-05')
  expect(weights).toEqual({ half: '0001-07-01', until: '0001-07-05', byDay: [220, 170, 120, 60] })
  const at = (day: string) => weightOf(weights, day)
  expect(at('0001-06-30'), 'what was there before counts for all of it').toBe(220)
  expect(['0001-07-01', '0001-07-02', '0001-07-04', '0001-07-05', '0001-07-06'].map(at)).toEqual([220, 170, 60, 0, 0])
})

test('a whole half has 181 or 184 days', () => {
  expect(weighHalf('0001-01-01', () => 1).byDay).toHaveLength(181)
  expect(weighHalf('0001-07-01', () => 1).byDay[0]).toBe(184)
})
