import { yearDaysOf } from '../clock/market-day-rules.ts'
import { returnOf } from '../funds/series-rules.ts'

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

/**
 * Returns in basis points with the time that they are of, by the rule of a fund's own figures (`returnOf`): from one bank year on
 * both are a bank year's (`is_yearly`), before plain, over `bank_months` (to the nearest). Null where there is nothing to tell.
 */
export type ToldReturns = {
  time_weighted: number | null
  money_weighted: number | null
  is_yearly: boolean
  bank_months: number
}

type History = {
  points: readonly { market: number; value: number }[]
  flows: readonly CashFlow[]
  stretches: readonly { begin: number; end: number }[]
}

/** Both returns of funds by the same rule, for one's own and for plans; `flows` are dated by days of the bank year, as market days say it. */
export function tellReturns({ points, flows, stretches }: History): ToldReturns {
  const end = points.at(-1)
  const first = flows[0]
  if (!end || !first) return { time_weighted: null, money_weighted: null, is_yearly: false, bank_months: 0 }
  const length = yearDaysOf(end.market) - first.day
  const whole = returnOf(1 + timeWeightedReturn(stretches), length / yearDays)
  const { is_yearly } = whole
  // Before a year the whole length counts as one: what comes out is the plain rate.
  const scale = is_yearly ? 1 : yearDays / Math.max(1, length)
  const at = (day: number) => (day - first.day) * scale
  // What is paid in is given away, what there is at the end comes back.
  const all = [
    ...flows.map(({ day, amount }) => ({ day: at(day), amount: -amount })),
    { day: length * scale, amount: end.value },
  ]
  const money = length > 0 ? moneyWeightedReturn(all) : null
  const toRate = (part: number) => Math.round(part * 10_000)
  return {
    time_weighted: toRate(whole.rate),
    money_weighted: money === null ? null : toRate(money),
    is_yearly,
    bank_months: Math.round((length * 12) / yearDays),
  }
}

/** The names of both returns, wherever they stand. */
export const returnNames = { time: 'ผลตอบแทนแบบถ่วงเวลา', money: 'ผลตอบแทนแบบถ่วงเงิน' } as const

/** What a return is of: a bank year, or the time since the first purchase. */
export function sayReturnLength({ is_yearly, bank_months }: Pick<ToldReturns, 'is_yearly' | 'bank_months'>): string {
  if (is_yearly) return 'ต่อปีของธนาคาร'
  return bank_months === 0 ? 'ตั้งแต่เริ่ม ไม่ถึง 1 เดือนของธนาคาร' : `รวม ${bank_months} เดือนของธนาคาร ยังไม่คิดเป็นต่อปี`
}
