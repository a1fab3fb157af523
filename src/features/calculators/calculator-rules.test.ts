import fc from 'fast-check'
import { expect, test } from 'vitest'
import { motorbikeMonth, movingOut } from './living-rules.ts'
import { compareInstalment, loanSchedule, trueRate } from './loan-rules.ts'
import { netIncomeOf, takeHomePay, yearlyTax } from './pay-rules.ts'
import { savingsFund } from './savings-fund-rules.ts'
import { compareUnitPrices, costPerUse } from './use-rules.ts'

const baht = (min: number, max: number) => fc.integer({ min, max })

test('the tax of known net incomes is that of the table', () => {
  expect([0, 150_000, 180_000, 310_000, 500_000, 750_000].map(yearlyTax)).toEqual([0, 0, 1_500, 8_500, 27_500, 65_000])
  expect(yearlyTax(6_000_000)).toBe(1_265_000 + 350_000)
})

test('more net income never leaves less after tax, and tax grows by at most 35 % of it', () => {
  fc.assert(
    fc.property(baht(0, 10_000_000), baht(1, 100_000), (income, more) => {
      const grown = yearlyTax(income + more) - yearlyTax(income)
      expect(grown).toBeGreaterThanOrEqual(0)
      expect(grown).toBeLessThanOrEqual(more * 0.35 + 1e-6)
    }),
  )
})

test('the salary of 16,000 of the article about payslips comes out as there', () => {
  expect(takeHomePay({ salary: 16_000, fund: 3, loan: 700, allowance: 0 })).toEqual({
    social: 800,
    saved: 480,
    tax: 0,
    loan: 700,
    takenHome: 14_020,
  })
  expect(netIncomeOf(16_000, 0)).toBe(36_000)
})

test('what is taken from a salary and what is left add up to it, and social security stops at 875 baht', () => {
  const pays = fc.record({
    salary: baht(2_000, 500_000),
    fund: baht(0, 15),
    loan: baht(0, 1_000),
    allowance: baht(0, 500_000),
  })
  fc.assert(
    fc.property(pays, (pay) => {
      const { social, saved, tax, loan, takenHome } = takeHomePay(pay)
      expect(social + saved + tax + loan + takenHome).toBe(pay.salary)
      expect(social).toBeLessThanOrEqual(875)
      expect(takeHomePay({ ...pay, allowance: pay.allowance + 10_000 }).tax).toBeLessThanOrEqual(tax)
    }),
  )
})

test('a loan falls to nothing, and its interest is what the payments are more than the debt', () => {
  fc.assert(
    fc.property(baht(1_000, 2_000_000), fc.constantFrom(0, 0.5, 1), baht(1, 15), (debt, percent, years) => {
      const { payment, interest, left } = loanSchedule(debt, percent, years)
      expect(left[0]).toBe(debt)
      expect(left).toHaveLength(years + 1)
      for (const [year, owed] of left.slice(1).entries()) expect(owed).toBeLessThan(left[year]!)
      expect(payment * years * 12).toBeCloseTo(debt + interest, 4)
      // The last year's debt is what its own twelve payments are worth at its beginning.
      const i = percent / 1200
      const worth = i === 0 ? payment * 12 : (payment * (1 - (1 + i) ** -12)) / i
      expect(left[years - 1]).toBeCloseTo(worth, 2)
    }),
  )
})

test('the true rate gives back the rate from which a payment was made', () => {
  // The article about hire purchase: 48,000 in 24 payments of 2,350 are 15.99 % a year.
  expect(trueRate(48_000, 2_350, 24)).toBeCloseTo(15.99, 1)
  expect(trueRate(1_200, 100, 12)).toBe(0)
  fc.assert(
    fc.property(baht(1_000, 500_000), fc.integer({ min: 1, max: 60 }), baht(2, 84), (financed, percent, months) => {
      const i = percent / 1200
      const payment = (financed * i) / (1 - (1 + i) ** -months)
      expect(trueRate(financed, payment, months)).toBeCloseTo(percent, 4)
    }),
  )
})

test('instalments: what they are more than cash, and how long the same payments take to save it', () => {
  expect(compareInstalment({ cash: 54_000, down: 6_000, payment: 2_350, months: 24 })).toMatchObject({
    total: 62_400,
    more: 8_400,
    wait: 21,
  })
})

test('one more use never makes a use dearer, and from `enough` uses on owning is not dearer than hiring', () => {
  const uses = fc.record({
    price: baht(1, 100_000),
    care: baht(0, 10_000),
    resale: fc.constant(0),
    times: baht(1, 30),
    months: baht(1, 120),
    hire: baht(1, 1_000),
  })
  fc.assert(
    fc.property(uses, (use) => {
      const { cost, each, enough } = costPerUse(use)
      expect(costPerUse({ ...use, times: use.times + 1 }).each).toBeLessThanOrEqual(each)
      expect(enough! * use.hire).toBeGreaterThanOrEqual(cost)
      expect((enough! - 1) * use.hire).toBeLessThan(cost)
    }),
  )
  expect(costPerUse({ price: 900, care: 100, resale: 200, times: 4, months: 10, hire: 0 })).toEqual({
    cost: 800,
    uses: 40,
    each: 20,
    enough: null,
  })
})

test('of two packs the cheaper unit wins, whichever stands first, and what is thrown away counts', () => {
  const packs = fc.record({
    price: baht(1, 5_000),
    amount: baht(1, 5_000),
    otherPrice: baht(1, 5_000),
    otherAmount: baht(1, 5_000),
  })
  fc.assert(
    fc.property(packs, ({ price, amount, otherPrice, otherAmount }) => {
      const { cheaper } = compareUnitPrices({ price, amount, otherPrice, otherAmount, used: 100 })
      // Without division: a fraction is no proof of a fraction.
      expect(cheaper).toBe([2, 0, 1][Math.sign(otherPrice * amount - price * otherAmount) + 1])
    }),
  )
  expect(compareUnitPrices({ price: 20, amount: 100, otherPrice: 36, otherAmount: 200, used: 100 })).toMatchObject({
    cheaper: 2,
  })
  expect(compareUnitPrices({ price: 20, amount: 100, otherPrice: 36, otherAmount: 200, used: 80 })).toMatchObject({
    cheaper: 1,
  })
})

test('a motorbike month is the sum of its parts, and its kilometre their share', () => {
  const bike = {
    payment: 2_350,
    distance: 600,
    economy: 40,
    fuelPrice: 36,
    papers: 1_800,
    service: 2_400,
    parking: 100,
  }
  expect(motorbikeMonth(bike)).toEqual({
    fuel: 540,
    papers: 150,
    service: 200,
    month: 3_340,
    perKilometre: 3_340 / 600,
  })
  expect(motorbikeMonth({ ...bike, distance: 0 }).perKilometre).toBeNull()
})

test('moving out: what is left of a month, and what the first day lacks', () => {
  const move = {
    income: 15_000,
    rent: 3_800,
    bills: 1_200,
    food: 5_500,
    travel: 1_000,
    other: 1_500,
    deposit: 3,
    things: 4_000,
    saved: 6_000,
  }
  expect(movingOut(move)).toMatchObject({ spent: 13_000, left: 2_000, start: 15_400, missing: 9_400 })
  expect(movingOut({ ...move, income: 12_000, saved: 20_000 })).toMatchObject({ left: -1_000, missing: 0 })
})

test('the state adds half of what is saved, and never more than 1,800 baht a year', () => {
  expect(savingsFund(200, 2)).toEqual({
    ownYear: 2_400,
    addedYear: 1_200,
    own: [0, 2_400, 4_800],
    added: [0, 1_200, 2_400],
  })
  fc.assert(
    fc.property(baht(50, 2_500), baht(1, 15), (monthly, years) => {
      const { own, added } = savingsFund(monthly, years)
      expect(added[years]).toBeLessThanOrEqual(1_800 * years)
      expect(added[years]).toBeLessThanOrEqual(own[years]! / 2)
    }),
  )
})
