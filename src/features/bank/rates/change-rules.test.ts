import { expect, test } from 'vitest'
import { faultOfChange, ratesForFamily, type StaffRateRow } from './change-rules.ts'
import { rateOn } from './rate-rules.ts'

const shipped = (key: StaffRateRow['key'], rate: number): StaffRateRow => ({
  key,
  rate,
  starts_on: '2022-01-01',
  made_by: null,
  decided_by: null,
})
const rows = [shipped('fixed-3', 95), shipped('fixed-12', 135), shipped('thaweesup-extra', 90)]
const change = { key: 'fixed-3' as const, rate: 195, startsOn: '2027-01-08' }

test.each([
  ['a point more after seven days', {}, null],
  ['a little less', { rate: 20 }, null],
  ['more than a point', { rate: 196 }, 'rate_step_too_big'],
  ['20 %', { rate: 2_000 }, 'rate_too_high'],
  ['a day too early', { startsOn: '2027-01-07' }, 'rate_starts_early'],
  ['a day that has a rate', { startsOn: '2028-01-01' }, 'rate_known'],
] as const)('%s', (_what, part, fault) => {
  const known = [...rows, { ...shipped('fixed-3', 120), starts_on: '2028-01-01' }]
  expect(faultOfChange(known, { ...change, ...part }, '2027-01-08')).toBe(fault)
})

test('a step is measured against what follows, too', () => {
  const known = [...rows, { ...shipped('fixed-3', 30), starts_on: '2028-01-01' }]
  expect(faultOfChange(known, change, '2027-01-08')).toBe('rate_step_too_big')
})

test('the sum of 12 months and the extra of Thaweesup stays within the bound, on later days too', () => {
  const known = [...rows, { ...shipped('thaweesup-extra', 400), starts_on: '2028-01-01' }]
  expect(faultOfChange(known, { ...change, key: 'fixed-12', rate: 101 }, '2027-01-08')).toBe('rate_too_high')
  expect(faultOfChange(known, { ...change, key: 'fixed-12', rate: 100 }, '2027-01-08')).toBeNull()
})

test('a rise is not for who proposed or decided it nor their family, a fall is, and later rates of others are', () => {
  const of = (rate: number, starts_on: string, made_by: string, decided_by: string) => ({
    ...shipped('fixed-3', rate),
    starts_on,
    made_by,
    decided_by,
  })
  const known = [
    of(150, '2027-04-01', 'c', 'd'),
    ...rows,
    of(190, '2027-01-01', 'a', 'b'),
    of(140, '2027-02-01', 'a', 'b'),
    of(60, '2027-03-01', 'b', 'a'),
  ]
  const own = (who: string[]) =>
    ['2026-12-31', '2027-01-01', '2027-02-01', '2027-03-01', '2027-04-01'].map((day) =>
      rateOn(ratesForFamily(known, new Set(who)), 'fixed-3', day),
    )
  expect(own([])).toEqual([95, 190, 140, 60, 150])
  expect(own(['a'])).toEqual([95, 95, 95, 60, 150])
  expect(own(['b'])).toEqual([95, 95, 95, 60, 150])
  expect(own(['c'])).toEqual([95, 190, 140, 60, 60])
})
