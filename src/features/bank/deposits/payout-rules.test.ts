// Worked examples. Rules: product/bank.md (interest = principal × rate × days / 365, half-up to 0.01; tax 15 %). The figures
// are worked out by hand beside each row. The formula is the one that Thai banks print in their terms (principal × rate × days /
// days of the year); the shape of Thaweesup is that of KBank's account of this name: the first instalment with the opening,
// then one on the 5th of each month, free of tax at the end.
import { expect, test } from 'vitest'
import { koin } from '#lib/money.ts'
import { addBankMonths, bankDaysBetween } from '../clock/clock-rules.ts'
import { interestOf, interestOfWeighted, payFixed, payThaweesup, savingsRateFrom, taxOf } from './payout-rules.ts'

test.each([
  // [principal, rate, days, interest, tax]
  [10_000_00, 135, 365, 135_00, 20_25], // 10,000 × 1.35 % for a year
  [100_000_00, 175, 730, 3_500_00, 525_00], // 100,000 × 1.75 % for two years
  [10_000_00, 50, 365, 50_00, 7_50], // 10,000 × 0.50 % for a year
  [1_000_00, 95, 90, 2_34, 35], // 100000 × 95 × 90 / 3650000 = 234.246…; 15 % of 2.34 = 0.351
  [100_00, 175, 731, 3_50, 53], // 350.479…; 0.525 goes up
  [365_00, 50, 1, 1, 0], // exactly half a hundredth goes up; 15 % of 0.01 = 0.0015
  [364_99, 50, 1, 0, 0], // a little less than half
  [1_000_00, 105, 0, 0, 0],
])('%i hundredths at %i for %i days', (principal, rate, days, interest, tax) => {
  expect(interestOf(koin(principal), rate, days)).toBe(interest)
  expect(taxOf(koin(interest))).toBe(tax)
})

// A depositor's worked example of a Thai bank's step-up deposit of 15 months: 80,000 baht from March 2554,
// http://topicstock.pantip.com/sinthorn/topicstock/2011/03/I10307314/I10307314.html. It cuts the last net amount to 1,203.50;
// with the tax rounded half up it is 1,203.51.
test.each([
  // [rate, days, interest, after tax]
  [125, 153, 419_18, 356_30],
  [225, 153, 754_52, 641_34],
  [425, 152, 1_415_89, 1_203_51],
])('80,000 baht at %i for %i days, as a Thai depositor worked it out', (rate, days, interest, net) => {
  expect(interestOf(koin(80_000_00), rate, days)).toBe(interest)
  expect(interest - taxOf(koin(interest))).toBe(net)
})

// A depositor's worked example of another bank's step-up deposit of 18 months (Thanachart, 5,000,000 baht from 1 May 2553),
// http://topicstock.pantip.com/sinthorn/topicstock/2010/04/I9184218/I9184218.html: interest of 10,000 baht by days, rounded to
// satang, times 500. It takes 15,755 of tax; 15 % of its 105,040 is 15,756.
test('5,000,000 baht at six rates, by quarters of 10,000 baht each, as a Thai depositor worked it out', () => {
  const quarters = [
    // [rate, days, interest]
    [87.5, 92, 11_025],
    [100, 92, 12_605],
    [112.5, 92, 14_180],
    [125, 89, 15_240],
    [137.5, 92, 17_330],
    [275, 92, 34_660],
  ] as const
  const paid = quarters.map(([rate, days]) => (500 * interestOf(koin(10_000_00), rate, days)) / 100)
  expect(paid).toEqual(quarters.map(([, , interest]) => interest))
  const sum = paid.reduce((total, one) => total + one, 0)
  expect([sum, taxOf(koin(sum))]).toEqual([105_040, 15_756])
})

// A depositor's formula for a bank's tax-free deposit of 24 months (KTB ZeroTaxMax, 10,000 baht a month at 2.7 %),
// https://pantip.com/topic/33921523: monthly × rate / 12 × 24 / 2 × 25 = 6,750 baht, by months. By days, as the terms of such
// deposits say, the same instalments, each on the same day of its month, earn 9,144 days of 10,000 baht.
test('24 instalments of 10,000 baht at 2.7 %: 6,750 by months, 6,764.05 by days', () => {
  const opened_on = '0001-01-05'
  const squares = Array.from({ length: 24 }, (_, at) => bankDaysBetween(opened_on, addBankMonths(opened_on, at)))
  const deposit = { monthly: koin(10_000_00), rate: 270, early_rate: 50, opened_on, matures_on: '0003-01-05' }
  const { interest, tax, paid } = payThaweesup({ ...deposit, squares, state: 'open' }, '0003-01-05')
  expect([interest, tax, paid]).toEqual([6_764_05, 0, 246_764_05])
  expect(Math.abs(interest - 6_750_00) / interest).toBeLessThan(0.003)
})

const fixed = {
  principal: koin(1_000_00),
  rate: 135,
  early_rate: 50,
  opened_on: '0001-01-15',
  matures_on: '0002-01-15',
}

test.each([
  // closed on, kind, days × rate → interest, tax
  ['0001-01-15', 'none', 0, 0],
  ['0001-04-14', 'none', 0, 0], // a day under three months
  ['0001-04-15', 'savings', 1_23, 18], // 90 days at 0.50 %: 123.28…
  ['0002-01-14', 'savings', 4_99, 75], // 364 days: 498.63; 0.7485
  ['0002-01-15', 'full', 13_50, 2_03], // 365 days at 1.35 %; 2.025 goes up
  ['0003-01-01', 'full', 13_50, 2_03], // nothing after maturity
] as const)('a fixed deposit of 12 months closed on %s: %s', (on, kind, interest, tax) => {
  const paid = 1_000_00 + interest - tax
  expect(payFixed(fixed, on)).toMatchObject({ kind, principal: 1_000_00, interest, tax, paid })
})

test('a deposit of 3 months pays nothing before its day, as three months are its term', () => {
  const short = { ...fixed, matures_on: addBankMonths(fixed.opened_on, 3) }
  expect(savingsRateFrom(short.opened_on)).toBe(short.matures_on)
  expect(payFixed(short, '0001-04-14').interest).toBe(0)
  expect(payFixed(short, '0001-04-15').kind).toBe('full')
})

const saved = { monthly: koin(100_00), rate: 225, early_rate: 50, opened_on: '0001-01-01', matures_on: '0003-01-01' }
/** Paid on day 1 at the opening, and on day 5 of each later month; these months are missed. */
const squares = (months: number, missed: number[] = []) =>
  Array.from({ length: months }, (_, at) => {
    if (missed.includes(at + 1)) return -1
    return at === 0 ? 0 : bankDaysBetween('0001-01-01', addBankMonths('0001-01-05', at))
  })

test('a finished Thaweesup is free of tax; each instalment earns from its own day', () => {
  const all = squares(24)
  const days = all.reduce((sum, offset) => sum + 730 - offset, 0)
  // 9,052 days of 100.00 at 2.25 %: 10000 × 225 × 9052 / 3650000 = 5580
  expect(days).toBe(9_052)
  expect(payThaweesup({ ...saved, squares: all, state: 'open' }, '0003-01-01')).toEqual({
    kind: 'full',
    rate: 225,
    principal: 2_400_00,
    interest: 55_80,
    tax: 0,
    paid: 2_455_80,
  })
})

test('a finished Thaweesup earns nothing after its day', () => {
  const done = { ...saved, squares: squares(24), state: 'open' }
  expect(payThaweesup(done, '0004-01-01')).toEqual(payThaweesup(done, '0003-01-01'))
})

test('interest of savings is the sum of balance × rate over days, half-up', () => {
  // 365 × 10,000 of balance × rate × day are a hundredth.
  expect([3_650_000, 1_825_000, 1_824_999, 0].map(interestOfWeighted)).toEqual([1, 1, 0, 0])
})

test('with two missed months it still finishes; stopped by the third it has the savings rate, taxed', () => {
  const two = payThaweesup({ ...saved, squares: squares(24, [2, 13]), state: 'open' }, '0003-01-01')
  expect(two).toMatchObject({ kind: 'full', principal: 2_200_00, tax: 0 })
  const three = payThaweesup({ ...saved, squares: squares(4, [2, 3, 4]), state: 'stopped' }, '0003-01-01')
  // One instalment for 730 days at 0.50 %: 1.00; tax 0.15.
  expect(three).toMatchObject({ kind: 'savings', principal: 100_00, interest: 1_00, tax: 15, paid: 100_85 })
})

test('closed early: nothing under three months, then the savings rate, taxed', () => {
  const open = { ...saved, squares: squares(3), state: 'open' }
  expect(payThaweesup(open, '0001-03-31')).toMatchObject({ kind: 'none', interest: 0, paid: 300_00 })
  // 90 + 55 + 27 days: 10000 × 50 × 172 / 3650000 = 23.56
  expect(payThaweesup(open, '0001-04-01')).toMatchObject({ kind: 'savings', interest: 24, tax: 4, paid: 300_20 })
})
