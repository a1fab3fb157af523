import { expect, test } from 'vitest'
import { readPlanAmount, sayDcaDay } from './show-amount.ts'

test('amounts of a plan are read with the bank’s bounds', () => {
  expect(readPlanAmount('1,000.50')).toEqual({ amount: 100_050, fault: null })
  expect(readPlanAmount('49.99').fault).toMatch(/50\.00/)
  expect(readPlanAmount('1000000.01').fault).toMatch(/1,000,000\.00/)
  expect(readPlanAmount('12.345').fault).toMatch(/ทศนิยม/)
  expect(readPlanAmount('ห้าร้อย').amount).toBeNull()
})

test('0 is a monthly amount, and no start amount', () => {
  expect(readPlanAmount('0', { mayBeZero: true })).toEqual({ amount: 0, fault: null })
  expect(readPlanAmount('0').amount).toBeNull()
  expect(readPlanAmount('20', { mayBeZero: true }).fault).toMatch(/หรือ 0$/)
})

test('the last day of the month has its own words', () => {
  expect(sayDcaDay(15)).toBe('วันที่ 15 ของเดือนธนาคาร')
  expect(sayDcaDay(0)).toBe('วันสุดท้ายของเดือนธนาคาร')
})
