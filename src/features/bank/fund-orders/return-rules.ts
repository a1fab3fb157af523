/** A moment's money: `amount` > 0 is paid in, < 0 comes out; `day` counts days from any origin. */
export type CashFlow = { day: number; amount: number }

/**
 * The time-weighted return: the product of the returns between flows, which is what 1 left alone would have become, less 1.
 * Each stretch has the value after the flow that begins it and the value before the flow that ends it. Stretches that begin
 * with nothing are left out. Source: CFA Institute, GIPS (true time-weighted return, sub-periods linked geometrically).
 */
export function timeWeightedReturn(stretches: readonly { begin: number; end: number }[]): number {
  return stretches.reduce((product, { begin, end }) => (begin > 0 ? (product * end) / begin : product), 1) - 1
}

const yearDays = 365

/** The value at a yearly rate of all flows, in the money of the first day (XNPV of spreadsheets). */
export function presentValue(flows: readonly CashFlow[], rate: number): number {
  const first = flows[0]?.day ?? 0
  return flows.reduce((sum, { day, amount }) => sum + amount / (1 + rate) ** ((day - first) / yearDays), 0)
}

/**
 * The money-weighted return a year (XIRR): the rate at which all flows together are worth nothing, by days / 365. Null where
 * all flows have one sign or no rate between −99.99 % and 1,000,000 % solves it. Bisection to the last bit of the interval.
 */
export function moneyWeightedReturn(flows: readonly CashFlow[]): number | null {
  const sorted = flows.toSorted((one, other) => one.day - other.day)
  if (!sorted.some(({ amount }) => amount > 0) || !sorted.some(({ amount }) => amount < 0)) return null
  let [low, high] = [-0.9999, 10_000]
  const sign = Math.sign(presentValue(sorted, low))
  if (sign === Math.sign(presentValue(sorted, high))) return null
  for (let round = 0; round < 200; round++) {
    const middle = (low + high) / 2
    if (middle === low || middle === high) break
    if (Math.sign(presentValue(sorted, middle)) === sign) low = middle
    else high = middle
  }
  return (low + high) / 2
}
