import { levelPayment } from '#lib/slider-formulas.ts'

/**
 * A loan that is paid back in level payments, interest on what is left (an ordinary annuity). `left`: what is owed after
 * each year, from the beginning to 0. Baht, percent a year, years.
 */
export function loanSchedule(debt: number, percent: number, years: number) {
  const months = years * 12
  const payment = levelPayment(debt, percent, months)
  const i = percent / 1200
  const leftAfter = (n: number) =>
    i === 0 ? debt - payment * n : debt * (1 + i) ** n - (payment * ((1 + i) ** n - 1)) / i
  const left = Array.from({ length: years + 1 }, (_, year) => Math.max(0, leftAfter(year * 12)))
  left[years] = 0
  return { payment, interest: payment * months - debt, left }
}

/** No price that a shop asks for time is higher: 1,000 % a month. */
const maxMonthly = 10

/**
 * The rate a year, in percent, at which `months` payments are worth `financed` today: twelve times the monthly rate
 * that solves financed = payment × (1 − (1 + i)^−n) ÷ i, found by bisection. 0 where the payments are not more.
 */
export function trueRate(financed: number, payment: number, months: number): number {
  if (payment * months <= financed) return 0
  const worth = (i: number) => (payment * (1 - (1 + i) ** -months)) / i
  let [low, high] = [1e-9, maxMonthly]
  for (let step = 0; step < 100; step++) {
    const middle = (low + high) / 2
    if (worth(middle) > financed) low = middle
    else high = middle
  }
  return low * 1200
}

type Offer = { cash: number; down: number; payment: number; months: number }

/** What instalments cost beside cash. `wait`: months until the same payments, saved, reach the price in cash. */
export function compareInstalment({ cash, down, payment, months }: Offer) {
  const total = down + payment * months
  return {
    total,
    more: total - cash,
    rate: trueRate(cash - down, payment, months),
    wait: Math.ceil((cash - down) / payment),
  }
}
