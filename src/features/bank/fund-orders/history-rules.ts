import { yearDaysOf } from '../clock/market-day-rules.ts'
import { worthOf } from '../funds/fund-rules.ts'
import type { CashFlow } from './return-rules.ts'

/** Units that came (> 0) or went (< 0) on a day; `paid` is what they cost with fees (> 0) or brought (< 0); a dividend's 0. */
export type UnitMove = { day: string; code: string; units: number; paid: number }
/** `market_days`: how many the day carried; left out: one (bank/funds/series-rules.ts). */
export type NavOfDay = { day: string; code: string; nav: number; market_days?: number }
/** `market`: the market days since the beginning. */
export type ValuePoint = { day: string; market: number; value: number; put_in: number }

/**
 * The worth of units day by day from their moves and NAVs (both in order of the day), with the flows of money and the
 * stretches between them for a time-weighted return. A day's flows come after its value; what was paid counts with its fee.
 */
export function valueHistory(moves: readonly UnitMove[], navs: readonly NavOfDay[]) {
  const units = new Map<string, number>()
  const last = new Map<string, number>()
  const points: ValuePoint[] = []
  const flows: CashFlow[] = []
  const stretches: { begin: number; end: number }[] = []
  let [putIn, begin, at, market] = [0, 0, 0, 0]
  const worth = () => [...units].reduce((sum, [code, count]) => sum + worthOf(count, last.get(code) ?? 0), 0)
  const groups = groupByDay(navs)
  for (const [day, ofDay] of groups) {
    for (const { code, nav } of ofDay) last.set(code, nav)
    market += ofDay[0]?.market_days ?? 1
    const today: UnitMove[] = []
    while (at < moves.length && moves[at]!.day <= day) today.push(moves[at++]!)
    const apply = (list: readonly UnitMove[]) => {
      for (const move of list) units.set(move.code, (units.get(move.code) ?? 0) + move.units)
    }
    // A dividend that is reinvested is no flow: it belongs to the value before the day's orders.
    apply(today.filter(({ paid }) => paid === 0))
    const paid = today.reduce((sum, move) => sum + move.paid, 0)
    if (today.some((move) => move.paid !== 0)) {
      const before = worth()
      if (begin > 0) stretches.push({ begin, end: before })
      apply(today.filter((move) => move.paid !== 0))
      flows.push({ day: yearDaysOf(market), amount: paid })
      begin = Math.max(0, before + paid)
    }
    putIn += paid
    points.push({ day, market, value: worth(), put_in: putIn })
  }
  const end = points.at(-1)
  if (end && begin > 0) stretches.push({ begin, end: end.value })
  return { points, flows, stretches }
}

function groupByDay(navs: readonly NavOfDay[]): [string, NavOfDay[]][] {
  const days = new Map<string, NavOfDay[]>()
  for (const one of navs) days.set(one.day, [...(days.get(one.day) ?? []), one])
  return [...days].toSorted(([a], [b]) => (a < b ? -1 : 1))
}
