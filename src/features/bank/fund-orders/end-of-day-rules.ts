import { startOfBangkokDay } from '#lib/thai/bangkok-time.ts'
import { frontFeeOf, unitsFor, unitsToReceive, worthOf } from '../funds/fund-rules.ts'

const ordersHour = 7

/** The moment at which a business day's orders are priced and settled: 07:00 in Bangkok, by the NAV of the evening before. */
export function ordersMomentOf(day: string): Date {
  return new Date(startOfBangkokDay(day).getTime() + ordersHour * 3_600_000)
}

/** What a purchase gets at a NAV: units down to 4 decimals of what the fee leaves. Too little for any unit: all comes back. */
export function priceBuy({ amount, front_fee, nav }: { amount: number; front_fee: number; nav: number }) {
  const fee = frontFeeOf(amount, front_fee)
  const units = unitsFor(amount - fee, nav)
  return units === 0 ? { fee: 0, units: 0, invested: 0, back: amount } : { fee, units, invested: amount - fee, back: 0 }
}

/** What a sale gives up and brings at a NAV; by amount it takes what the amount needs, at most what was set aside. */
export function priceSell({ amount, held, nav }: { amount: number | null; held: number; nav: number }) {
  const needed = amount === null ? held : unitsToReceive(amount, nav)
  const units = Math.min(held, needed)
  return { units, proceeds: worthOf(units, nav), fellShort: needed > held }
}

/** What a dividend per unit (1/10,000 baht) brings to units, and the units that it buys at the NAV of its day. */
export function reinvest({ units, dividend, nav }: { units: number; dividend: number; nav: number }) {
  const amount = worthOf(units, dividend)
  const bought = unitsFor(amount, nav)
  return bought === 0 ? { amount: 0, bought: 0 } : { amount, bought }
}
