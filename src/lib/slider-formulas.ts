/** What a formula makes of the slider's value: the figure that follows it, and one beside it. */
export type Figures = { result: number; second: number }

type Formula = { given: readonly string[]; compute: (x: number, given: Record<string, number>) => Figures }

/** Declares a formula: the names of what stands still, and the sum with those names typed. */
function formula<const G extends string>(
  given: readonly G[],
  compute: (x: number, given: Record<G, number>) => Figures,
): Formula {
  return { given, compute: compute as Formula['compute'] }
}

/** Percent a year as a rate a month. */
const monthly = (percent: number) => percent / 100 / 12

/** What `x` put in at the end of each month grows to (an ordinary annuity): x × ((1 + i)^n − 1) ÷ i. */
function grownSaving(x: number, percent: number, months: number): number {
  const i = monthly(percent)
  return i === 0 ? x * months : (x * ((1 + i) ** months - 1)) / i
}

/** The level payment that pays `price` back in `months`, interest on what is left: price × i ÷ (1 − (1 + i)^−n). */
export function levelPayment(price: number, percent: number, months: number): number {
  const i = monthly(percent)
  return i === 0 ? price / months : (price * i) / (1 - (1 + i) ** -months)
}

/**
 * The sums that a slider in an article may show; `x` is what the reader moves. Money in baht, rates in percent. All are
 * textbook formulas: annuities, compound change, interest by days, break-even, and the chance of at least one hit in `x`
 * tries.
 */
const formulas = {
  /** x baht a month. result: what it has grown to; second: interest in it. */
  saving: formula(['rate', 'months'], (x, { rate, months }) => {
    const result = grownSaving(x, rate, months)
    return { result, second: result - x * months }
  }),
  /** x baht a month. result: months until the aim; second: what is over then. */
  aim: formula(['aim'], (x, { aim }) => {
    const result = Math.ceil(aim / x)
    return { result, second: result * x - aim }
  }),
  /** x months. result: the payment a month; second: interest in all of them. */
  instalment: formula(['price', 'rate'], (x, { price, rate }) => {
    const result = levelPayment(price, rate, x)
    return { result, second: result * x - price }
  }),
  /** x years. result: what the price is then; second: what the same money is worth in today's prices. */
  inflation: formula(['amount', 'rate'], (x, { amount, rate }) => {
    const growth = (1 + rate / 100) ** x
    return { result: amount * growth, second: amount / growth }
  }),
  /** x times of use. result: the price of one; second: the same of the other thing, which costs `other` for `uses`. */
  'unit-price': formula(['price', 'other', 'uses'], (x, { price, other, uses }) => ({
    result: price / x,
    second: other / uses,
  })),
  /** x baht at a time. result: in a year; second: in a month of a twelfth. */
  yearly: formula(['times'], (x, { times }) => ({ result: x * times, second: (x * times) / 12 })),
  /** x baht of price. result: hours of work at `wage` an hour; second: days of `hours` each. */
  hours: formula(['wage', 'hours'], (x, { wage, hours }) => ({ result: x / wage, second: x / wage / hours })),
  /** x pieces sold. result: the profit; second: what all of them brought in. */
  profit: formula(['price', 'cost', 'fixed'], (x, { price, cost, fixed }) => ({
    result: x * (price - cost) - fixed,
    second: x * price,
  })),
  /** x tries at `chance` percent each. result: the chance of at least one hit in percent; second: what they cost. */
  chance: formula(['chance', 'cost'], (x, { chance, cost }) => ({
    result: (1 - (1 - chance / 100) ** x) * 100,
    second: x * cost,
  })),
  /** x baht for one unit of the other money. result: baht for `amount` units; second: how much more than at `before`. */
  exchange: formula(['amount', 'before'], (x, { amount, before }) => ({
    result: x * amount,
    second: (x - before) * amount,
  })),
  /** x days of a deposit, 365 to a year. result: the interest; second: what `tax` percent of it leaves. */
  days: formula(['amount', 'rate', 'tax'], (x, { amount, rate, tax }) => {
    const result = (amount * (rate / 100) * x) / 365
    return { result, second: result * (1 - tax / 100) }
  }),
  /** x percent of a fall. result: what is left of `amount`; second: the rise in percent that brings it back. */
  fall: formula(['amount'], (x, { amount }) => ({
    result: amount * (1 - x / 100),
    second: (100 / (100 - x) - 1) * 100,
  })),
} as const satisfies Record<string, Formula>

export type SliderFormula = keyof typeof formulas
export const sliderFormulas = Object.keys(formulas) as [SliderFormula, ...SliderFormula[]]

/** The names of the numbers that a formula needs besides the slider's. */
export function givenOf(name: SliderFormula): readonly string[] {
  return formulas[name].given
}

/** The figures of a formula at `x`. `given` has every name of `givenOf`: the document's schema sees to it. */
export function computeFigures(name: SliderFormula, x: number, given: Record<string, number>): Figures {
  return (formulas[name] as Formula).compute(x, given)
}
