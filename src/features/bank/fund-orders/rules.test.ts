// Worked examples with their sources.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { orderDayAt } from '../clock/business-day-rules.ts'
import { frontFeeOf, offerOf, unitsFor, worthOf } from '../funds/fund-rules.ts'
import { priceSell, reinvest } from './end-of-day-rules.ts'
import { valueHistory } from './history-rules.ts'
import { takeFromLots } from './lot-rules.ts'
import { cancelUntil, canGo, daysOf, unitsToHold } from './order-state-rules.ts'
import { moneyWeightedReturn, presentValue, sayReturnLength, tellReturns, timeWeightedReturn } from './return-rules.ts'

const dayOf = (day: string) => Date.parse(`${day}T00:00:00Z`) / 86_400_000

// Bank holidays 2569 as announced by the Bank of Thailand; 2570 by the rule of bank/clock.
const overHolidays: [placed: string, trade: string, priced: string, settled: string][] = [
  ['2026-11-25T10:00', '2026-11-25', '2026-11-26', '2026-11-27'],
  ['2026-11-26T15:29:59', '2026-11-26', '2026-11-27', '2026-11-30'],
  ['2026-11-27T15:30', '2026-11-30', '2026-12-01', '2026-12-02'],
  ['2026-11-28T09:00', '2026-11-30', '2026-12-01', '2026-12-02'],
  ['2026-12-04T09:00', '2026-12-04', '2026-12-08', '2026-12-09'],
  ['2026-12-30T15:00', '2026-12-30', '2027-01-04', '2027-01-05'],
  ['2026-12-30T15:30', '2027-01-04', '2027-01-05', '2027-01-06'],
  ['2026-12-31T12:00', '2027-01-04', '2027-01-05', '2027-01-06'],
  ['2026-04-10T12:00', '2026-04-10', '2026-04-16', '2026-04-17'],
]
test.each(overHolidays)(
  'an order of %s has the NAV of %s, is priced on %s and settled on %s',
  (placed, trade, priced, settled) => {
    const days = daysOf(orderDayAt(new Date(`${placed}+07:00`)))
    expect(days).toEqual({ trade_on: trade, priced_on: priced, settled_on: settled })
  },
)

test('FIFO as in OpenStax, Principles of Accounting 1, 10.2 (The Spy Who Loves You): cost of sales 7,200, left 8,955', () => {
  const lots = [
    { id: 'july-1', units_left: 150, cost_left: 150 * 21 },
    { id: 'july-10', units_left: 225, cost_left: 225 * 27 },
    { id: 'july-25', units_left: 210, cost_left: 210 * 33 },
  ]
  const first = takeFromLots(lots, 120)
  expect(first).toEqual([{ id: 'july-1', units: 120, cost: 2_520 }])
  lots[0] = { id: 'july-1', units_left: 30, cost_left: 630 }
  const second = takeFromLots(lots, 180)
  expect(second).toEqual([
    { id: 'july-1', units: 30, cost: 630 },
    { id: 'july-10', units: 150, cost: 4_050 },
  ])
  const sold = [...first, ...second].reduce((sum, { cost }) => sum + cost, 0)
  expect([sold, 150 * 21 + 225 * 27 + 210 * 33 - sold]).toEqual([7_200, 8_955])
})

test('lots give up exactly their units and never more than their cost, however they are sold', () => {
  const lot = fc.record({
    units_left: fc.integer({ min: 1, max: 10 ** 9 }),
    cost_left: fc.integer({ min: 1, max: 10 ** 9 }),
  })
  fc.assert(
    fc.property(
      fc.array(lot, { minLength: 1, maxLength: 5 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (given, part) => {
        const lots = given.map((one, nth) => ({ ...one, id: String(nth) }))
        const all = lots.reduce((sum, { units_left }) => sum + units_left, 0)
        const units = Math.floor(all * part)
        const taken = takeFromLots(lots, units)
        expect(taken.reduce((sum, one) => sum + one.units, 0)).toBe(units)
        for (const { id, cost } of taken) expect(cost).toBeLessThanOrEqual(lots[Number(id)]!.cost_left)
      },
    ),
  )
  expect(() => takeFromLots([{ id: '1', units_left: 1, cost_left: 1 }], 2)).toThrow(RangeError)
})

test('XIRR as in the documentation of Microsoft Excel: 37.3362535 %', () => {
  const flows = (
    [
      ['2008-01-01', -10_000],
      ['2008-03-01', 2_750],
      ['2008-10-30', 4_250],
      ['2009-02-15', 3_250],
      ['2009-04-01', 2_750],
    ] as const
  ).map(([day, amount]) => ({ day: dayOf(day), amount }))
  const rate = moneyWeightedReturn(flows)!
  expect(Math.abs(rate - 0.373362535)).toBeLessThan(1e-8)
  expect(Math.abs(presentValue(flows, rate))).toBeLessThan(1e-8)
})

test('money-weighted return of the CFA programme: a share for 200, one for 225 a year on with 5 of dividend, both sold for 470 with 10: 9.39 %', () => {
  const flows = [
    { day: 0, amount: -200 },
    { day: 365, amount: -220 },
    { day: 730, amount: 480 },
  ]
  const exact = (-220 + Math.sqrt(220 ** 2 + 4 * 200 * 480)) / 400 - 1
  expect(Math.abs(moneyWeightedReturn(flows)! - exact)).toBeLessThan(1e-8)
  expect(exact).toBeCloseTo(0.0939, 4)
  expect(moneyWeightedReturn([{ day: 0, amount: 5 }])).toBeNull()
})

// http://forum.theanalystspace.com/viewthread.php?tid=104359: four shares for 50 each, two sold a year on for 50 each, two
// sold after two years for 80 each with 5 of dividend a share.
test('both returns of one published example: money-weighted 20.52 %, time-weighted 30.38 % a year', () => {
  const flows = [
    { day: 0, amount: -200 },
    { day: 365, amount: 100 },
    { day: 730, amount: 170 },
  ]
  expect(moneyWeightedReturn(flows)!).toBeCloseTo(0.2052, 4)
  const twoYears = timeWeightedReturn([
    { begin: 200, end: 200 },
    { begin: 100, end: 170 },
  ])
  expect(Math.sqrt(1 + twoYears) - 1).toBeCloseTo(0.3038, 4)
})

test('time-weighted return of Investopedia: 1,000,000 became 1,162,484, with 100,000 more 1,192,328: 9.79 %', () => {
  const rate = timeWeightedReturn([
    { begin: 1_000_000, end: 1_162_484 },
    { begin: 1_262_484, end: 1_192_328 },
  ])
  expect(Math.abs(rate - (1.162484 * (1_192_328 / 1_262_484) - 1))).toBeLessThan(1e-8)
  expect(rate).toBeCloseTo(0.0979, 4)
  // Money that comes or goes does not change it, what the market does is the same.
  const withdrawn = timeWeightedReturn([
    { begin: 1_000_000, end: 1_162_484 },
    { begin: 1_062_484, end: (1_062_484 * 1_192_328) / 1_262_484 },
  ])
  expect(Math.abs(rate - withdrawn)).toBeLessThan(1e-12)
})

test('the offer price has the front-end fee; units are rounded down to 4 decimals', () => {
  // 10,000.00 baht at NAV 12.3456 and 1.00 %: offer 12.4691, fee 99.01, units 801.9853.
  expect(offerOf(123_456, 100)).toBe(124_691)
  expect(frontFeeOf(1_000_000, 100)).toBe(9_901)
  expect(unitsFor(1_000_000 - 9_901, 123_456)).toBe(8_019_853)
  expect(worthOf(8_019_853, 123_456)).toBe(990_098)
  expect(frontFeeOf(1_000_000, 0)).toBe(0)
})

// Purchases and sales that savers of Thai funds worked out, at the prices that their companies published:
// http://topicstock.pantip.com/sinthorn/topicstock/2008/04/I6484646/I6484646.html (17.6615),
// …/2011/09/I11109130/I11109130.html (10.0935, 9.7154), …/2010/02/I8901436/I8901436.html (SCBSFF at 18.1834).
test.each([
  [50_000_00, 176_615, 28_310_166],
  [5_000_00, 100_935, 4_953_683],
  [5_000_00, 97_154, 5_146_468],
])('%i hundredths of baht at an offer price of %i buy %i units, as in life', (amount, offer, units) => {
  expect(unitsFor(amount, offer)).toBe(units)
})

test('a sale beside one of life: of 2,474.9813 units of SCBSFF at 18.1834, for 10,000.00 baht or 1,000 units', () => {
  const nav = 181_834
  expect(worthOf(10_000_000, nav)).toBe(18_183_40)
  // There 549.9521 units leave and bring 10,000.00, 1,925.0292 are left with a worth of 35,003.58; here one 1/10,000 unit more
  // leaves, so that the sum is there, and worth is rounded down.
  const { units, proceeds } = priceSell({ amount: 10_000_00, held: 24_749_813, nav })
  expect([units, proceeds]).toEqual([5_499_522, 10_000_00])
  expect(worthOf(24_749_813 - 5_499_521, nav)).toBe(35_003_57)
})

// …/2012/02/I11766889/I11766889.html: 50,000 baht at 13.4537 with 0.25 %: the offer is cut to 13.4873, so 3,707.1912 units and a
// fee of 124.56. Here the fee is exact: 124.69, and the units 3,707.1816; the 0.0096 units between are worth 12 satang.
test('a purchase with a fee beside one of life', () => {
  expect(offerOf(134_537, 25)).toBe(134_873)
  expect(unitsFor(50_000_00, offerOf(134_537, 25))).toBe(37_071_912)
  expect(frontFeeOf(50_000_00, 25)).toBe(124_69)
  expect(unitsFor(50_000_00 - 124_69, 134_537)).toBe(37_071_816)
  expect(worthOf(37_071_912 - 37_071_816, 134_537)).toBe(12)
})

// NAV and offer price as Kasikorn Asset Management published them on the pages of its funds, kasikornasset.com/EN/mutual-fund/
// fund-template/Pages/K-ASIA.aspx, …/K-STAR-I(D).aspx, …/K-ASIAX.aspx, on these days. The fee is the one that the two prices imply. In
// life a unit costs 0.0001 baht more ("as required by the SEC", kasikornasset.com/en/faq/Pages/nav-bid-offer.aspx): the offer
// is (NAV + 0.0001) × (1 + fee). Here that 0.0001 baht is left out.
const published = [
  // [fund, day, NAV, offer, fee]
  ['K-ASIA', '2020-07-09', 87_007, 88_313, 150],
  ['K-ASIA', '2020-11-23', 98_750, 100_232, 150],
  ['K-ASIA', '2023-03-23', 98_613, 100_093, 150],
  ['K-ASIA', '2024-03-27', 106_922, 108_527, 150],
  ['K-ASIA', '2024-04-25', 106_723, 108_325, 150],
  ['K-ASIA', '2024-05-16', 107_865, 109_484, 150],
  ['K-ASIA', '2025-02-13', 100_527, 102_036, 150],
  ['K-ASIA', '2025-05-20', 103_512, 105_066, 150],
  ['K-STAR-I(D)', '2020-07-10', 357_291, 359_078, 50],
  ['K-ASIAX', '2024-04-18', 70_197, 70_268, 10],
] as const
test.each(published)('the offer price of %s on %s', (_fund, _day, nav, offer, fee) => {
  expect(offerOf(nav + 1, fee)).toBe(offer)
  expect(offerOf(nav, fee)).toBe(offer - 1)
  // 10,000 baht at the published offer, and here: at most 20 satang more.
  const there = unitsFor(10_000_00, offer)
  const here = unitsFor(10_000_00 - frontFeeOf(10_000_00, fee), nav)
  expect(here).toBeGreaterThanOrEqual(there)
  expect(worthOf(here - there, nav)).toBeLessThanOrEqual(20)
})

test('10,000 baht of K-ASIA on 2024-04-25: 923.1479 units in life, 923.1580 here', () => {
  expect(unitsFor(10_000_00, 108_325)).toBe(9_231_479)
  expect(unitsFor(10_000_00 - frontFeeOf(10_000_00, 150), 106_723)).toBe(9_231_580)
})

test('a sale by amount sets 30 % more aside, takes only what it needs, and says when that was too little', () => {
  expect(unitsToHold(100, 1_000)).toBe(130)
  expect(unitsToHold(100, 110)).toBe(110)
  expect(priceSell({ amount: 10_000, held: 200_000, nav: 100_000 })).toEqual({
    units: 100_000,
    proceeds: 10_000,
    fellShort: false,
  })
  expect(priceSell({ amount: 10_000, held: 90_000, nav: 100_000 })).toEqual({
    units: 90_000,
    proceeds: 9_000,
    fellShort: true,
  })
})

test('a dividend buys units at the NAV of its day', () => {
  expect(reinvest({ units: 10_000_000, dividend: 2_500, nav: 100_000 })).toEqual({ amount: 25_000, bought: 250_000 })
  expect(reinvest({ units: 3, dividend: 1, nav: 100_000 })).toEqual({ amount: 0, bought: 0 })
})

test('the life of an order has one way, and cancelling ends at 15:30 to the millisecond', () => {
  expect(canGo('accepted', 'priced')).toBe(true)
  expect(canGo('priced', 'cancelled')).toBe(false)
  const at = (moment: string) => new Date(`${moment}+07:00`)
  expect(cancelUntil('accepted', '2026-11-25', at('2026-11-25T15:29:59.999'))).toEqual(at('2026-11-25T15:30'))
  expect(cancelUntil('accepted', '2026-11-25', at('2026-11-25T15:30'))).toBeNull()
  expect(cancelUntil('priced', '2026-11-25', at('2026-11-25T15:00'))).toBeNull()
})

test('the worth over time: what is paid in is no return, a fee is a loss, a reinvested dividend is none', () => {
  const navs = [
    ['2026-11-23', 100_000],
    ['2026-11-24', 110_000],
    ['2026-11-25', 110_000],
    ['2026-11-26', 121_000],
  ].map(([day, nav]) => ({ day: day as string, code: 'A', nav: nav as number }))
  const moves = [
    { day: '2026-11-23', code: 'A', units: 1_000_000, paid: 100_000 },
    { day: '2026-11-24', code: 'A', units: 1_000_000, paid: 110_000 },
  ]
  const { points, stretches } = valueHistory(moves, navs)
  expect(points.at(-1)).toEqual({ day: '2026-11-26', market: 4, value: 242_000, put_in: 210_000 })
  expect(timeWeightedReturn(stretches)).toBeCloseTo(0.21, 10)
})

test('returns are a bank year\u2019s from one bank year on, and plain before, with their length', () => {
  const told = (bankMonths: number, value: number) =>
    tellReturns({
      points: [{ market: 21 * bankMonths, value }],
      flows: [{ day: 0, amount: 1_000_000 }],
      stretches: [{ begin: 1_000_000, end: value }],
    })
  // Three bank months: 5 % is 5 %, and not 21.6 % a year.
  expect(told(3, 1_050_000)).toEqual({
    time_weighted: 500,
    money_weighted: 500,
    is_yearly: false,
    bank_months: 3,
  })
  // Two bank years: 21 % is 10 % a year, by either measure.
  const long = told(24, 1_210_000)
  expect(long).toMatchObject({ is_yearly: true, bank_months: 24 })
  expect(long.time_weighted).toBeCloseTo(1_000, -1)
  expect(long.money_weighted).toBeCloseTo(1_000, -1)
  expect(tellReturns({ points: [], flows: [], stretches: [] })).toMatchObject({
    time_weighted: null,
    bank_months: 0,
  })
  expect(sayReturnLength({ is_yearly: false, bank_months: 3 })).toContain('3 เดือนของธนาคาร')
  expect(sayReturnLength({ is_yearly: true, bank_months: 24 })).toBe('ต่อปีของธนาคาร')
})
