import { yearDaysOf } from '#features/bank/clock/market-day-rules.ts'
import type { CashFlow } from '#features/bank/fund-orders/return-rules.ts'
import { worthOf } from '#features/bank/funds/fund-rules.ts'
import type { IndexPoint } from './fall-rules.ts'

/**
 * Units that came (> 0) or went (< 0) on the day of their NAV; `paid` is what they cost with fees (> 0) or brought (< 0), of a
 * dividend 0. `isInside`: one half of a switch, whose money stays in the account.
 */
export type AccountMove = { day: string; code: string; units: number; paid: number; isInside: boolean }
/** `market_days`: how many the day carried; left out: one (bank/funds/series-rules.ts). */
export type NavOfDay = { day: string; code: string; nav: number; market_days?: number }
export type HistoryPoint = IndexPoint & { put_in: number }

/**
 * An account day by day from its moves and the NAVs of its funds, both in order of the day: the value of its units with the
 * money between the halves of switches, what was put in less what came out, and an index without flows. A day's flows come
 * after its value; fees count as a loss. Flows are dated by the bank's time, as market days say it.
 */
export function accountHistory(moves: readonly AccountMove[], navs: readonly NavOfDay[]) {
  const units = new Map<string, number>()
  const last = new Map<string, number>()
  const points: HistoryPoint[] = []
  const flows: CashFlow[] = []
  const stretches: { begin: number; end: number }[] = []
  let [putIn, inside, at, index, begin, market] = [0, 0, 0, 1, 0, 0]
  const worth = () => inside + [...units].reduce((sum, [code, count]) => sum + worthOf(count, last.get(code) ?? 0), 0)
  const apply = (move: AccountMove) => {
    units.set(move.code, (units.get(move.code) ?? 0) + move.units)
    if (move.isInside) inside -= move.paid
  }
  for (const [day, ofDay] of groupByDay(navs)) {
    for (const { code, nav } of ofDay) last.set(code, nav)
    market += ofDay[0]?.market_days ?? 1
    const today: AccountMove[] = []
    while (at < moves.length && moves[at]!.day <= day) today.push(moves[at++]!)
    const flowsIn = today.filter(({ paid, isInside }) => paid !== 0 && !isInside)
    for (const move of today) if (!flowsIn.includes(move)) apply(move)
    if (flowsIn.length > 0) {
      const before = worth()
      if (begin > 0) {
        stretches.push({ begin, end: before })
        index *= before / begin
      }
      const paid = flowsIn.reduce((sum, move) => sum + move.paid, 0)
      for (const move of flowsIn) apply(move)
      flows.push({ day: yearDaysOf(market), amount: paid })
      putIn += paid
      begin = Math.max(0, before + paid)
    }
    const value = worth()
    points.push({ day, market, value, put_in: putIn, index: begin > 0 ? (index * value) / begin : index })
  }
  const end = points.at(-1)
  if (end && begin > 0) stretches.push({ begin, end: end.value })
  return { points, flows, stretches }
}

function groupByDay(navs: readonly NavOfDay[]): [string, NavOfDay[]][] {
  return [...Map.groupBy(navs, ({ day }) => day)].toSorted(([a], [b]) => (a < b ? -1 : 1))
}
