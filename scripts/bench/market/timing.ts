import { deviationOf, drawPast, meanOf, type Past, type RecipeName } from './pasts.ts'
import { type Rule, type Seen, timingRules } from './timing-rules.ts'

/** A fund of one class, and what one waits in: yearly fees, 0.01 is 1 %. */
const fund = { name: 'thai_equity', fee: 0.0055 } as const
const shelter = { name: 'cash', fee: 0.0015 } as const
const yearDays = 252

/** What a rule gave above holding, in the logarithm a year, in each run, and the chance of as much by luck. */
export type Judged = { rule: Rule; yearly: number; luck: number }

/** Judges all rules over so many pasts of so many bank years: what a saver who follows each has after fees, beside one who holds. */
export function judgeRules(recipe: RecipeName, { runs, years, seed }: { runs: number; years: number; seed: number }) {
  const gains = timingRules.map(() => new Float64Array(runs))
  const held = new Float64Array(runs)
  for (let run = 0; run < runs; run++) {
    const past = drawPast(recipe, seed + run, years * yearDays)
    const { seen, inFund, inShelter } = seeOf(past)
    held[run] = seen.log.at(-1)! / years
    for (const [nth, rule] of timingRules.entries()) gains[nth]![run] = follow(rule, seen, inFund, inShelter) / years
  }
  const judged = timingRules.map((rule, nth): Judged => {
    const yearly = meanOf(gains[nth]!)
    const error = deviationOf(gains[nth]!) / Math.sqrt(runs - 1)
    return { rule, yearly, luck: error === 0 ? 1 : tailOf(yearly / error) }
  })
  return { judged, held: meanOf(held) }
}

function seeOf({ returns, known }: Past): { seen: Seen; inFund: Float64Array; inShelter: Float64Array } {
  const inFund = returns[fund.name].map((gain) => Math.log(1 + gain - fund.fee / yearDays))
  const inShelter = returns[shelter.name].map((gain) => Math.log(1 + gain - shelter.fee / yearDays))
  const log = new Float64Array(inFund.length)
  const squares = new Float64Array(inFund.length)
  for (let at = 0; at < log.length; at++) {
    log[at] = (log[at - 1] ?? 0) + inFund[at]!
    squares[at] = (squares[at - 1] ?? 0) + inFund[at]! ** 2
  }
  return { seen: { log, squares, known, value: log.map((one) => Math.exp(one)) }, inFund, inShelter }
}

/** What a rule gave above holding, as a logarithm. Days on which it was in are the same for both. */
function follow({ isIn }: Rule, seen: Seen, inFund: Float64Array, inShelter: Float64Array): number {
  let above = 0
  let wasIn = true
  for (let at = 0; at < inFund.length; at++) {
    if (!wasIn) above += inShelter[at]! - inFund[at]!
    wasIn = isIn(seen, at, wasIn)
  }
  return above
}

/** The chance that a normal number is as large (Abramowitz and Stegun 26.2.17). */
export function tailOf(z: number): number {
  const t = 1 / (1 + 0.231_641_9 * Math.abs(z))
  const sum = t * (0.319_381_53 + t * (-0.356_563_782 + t * (1.781_477_937 + t * (-1.821_255_978 + t * 1.330_274_429))))
  const tail = (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * sum
  return z >= 0 ? tail : 1 - tail
}

/** How many rules beat holding at a false discovery rate (Benjamini and Hochberg, 1995). */
export function discoveriesOf(lucks: readonly number[], rate: number): number {
  const sorted = lucks.toSorted((one, other) => one - other)
  return sorted.findLastIndex((luck, nth) => luck <= (rate * (nth + 1)) / sorted.length) + 1
}
