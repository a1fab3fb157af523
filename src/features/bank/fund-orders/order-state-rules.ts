import { cutOffOf, nextBusinessDay } from '../clock/business-day-rules.ts'
import type { FundOrderState } from './contract.ts'

/**
 * The life of an order. accepted → priced (the next business day, at the NAV of its trade day) → settled (one business day
 * later), or accepted → cancelled before 15:30 of the trade day. Where the money and the units are:
 *   buy:  accepted: wallet → fund_order. priced: fund_order → fund_units and fund_fee, and a lot of units. settled: the lot may
 *         be sold. cancelled: fund_order → wallet.
 *   sell: accepted: units are set aside. priced: the oldest lots give them up; fund_units (cost) and fund_gain → fund_order.
 *         settled: fund_order → wallet. cancelled: the units are free again.
 *   switch: a sale and a purchase. The sale's money stays in fund_order when it settles, and is the purchase's amount, whose
 *         trade day is that day.
 */
const next: Record<FundOrderState, readonly FundOrderState[]> = {
  accepted: ['priced', 'cancelled'],
  priced: ['settled'],
  settled: [],
  cancelled: [],
}

/** Whether an order may go from one state to another. */
export function canGo(from: FundOrderState, to: FundOrderState): boolean {
  return next[from].includes(to)
}

/** The days of an order by its trade day: priced T+1, settled T+2, in business days. */
export function daysOf(tradeOn: string): { trade_on: string; priced_on: string; settled_on: string } {
  const priced_on = nextBusinessDay(tradeOn)
  return { trade_on: tradeOn, priced_on, settled_on: nextBusinessDay(priced_on) }
}

/** Until when an order may be cancelled: the cut-off of its trade day, or of its switch's sale; null when it is too late. */
export function cancelUntil(state: FundOrderState, tradeOn: string, now: Date): Date | null {
  const until = cutOffOf(tradeOn)
  return state === 'accepted' && now < until ? until : null
}

/** What is set aside for a sale by amount, beyond its units at the last NAV: prices may fall until it is priced. */
const margin = { n: 13n, d: 10n }

/** The units set aside for a sale by amount: those at the last NAV and 30 % more, at most what is free. */
export function unitsToHold(unitsNow: number, free: number): number {
  const wanted = (BigInt(unitsNow) * margin.n + margin.d - 1n) / margin.d
  return Math.min(free, Number(wanted))
}
