import { type AssetClass, assetClasses } from '../../bank/nav/market-rules.ts'
import type { MarketPaths } from './market-paths-rules.ts'
import { percentilesOf } from './order-rules.ts'

/**
 * What a portfolio is made of, over all its funds: weights of asset classes (together 1), the volatility a month that is its
 * funds' own, and the fee of a bank year inside the NAV (0.01 is 1 %).
 */
export type Mixture = { weights: Partial<Record<AssetClass, number>>; own: number; fee: number }

/** By what a portfolio grows each month of a plan: `growth[month * paths + path]`, 1.01 for 1 %. Rebalanced each month. */
export function growMixture({ paths, months, gains, own }: MarketPaths, mixture: Mixture): Float64Array {
  const growth = new Float64Array(paths * months).fill(1 - mixture.fee / 12)
  for (const [nth, name] of assetClasses.entries()) {
    const weight = mixture.weights[name] ?? 0
    const gain = gains[nth]!
    if (weight > 0) for (let at = 0; at < growth.length; at++) growth[at]! += weight * gain[at]!
  }
  for (let at = 0; at < growth.length; at++) growth[at] = Math.max(0, growth[at]! + mixture.own * own[at]!)
  return growth
}

/** A plan in hundredths of baht. `saved` is the part of a payment after front-end fees; `isInvested`: the start is in units already. */
export type ProjectedPlan = {
  start: number
  monthly: number
  months: number
  goal: number | null
  withdrawals: readonly { month: number; amount: number }[]
  saved: number
  isInvested: boolean
  /** What was put in so far, less what was taken out; left out: the start. A loss is measured against it and what follows. */
  putIn?: number
}

export type Projected = {
  points: { month: number; put_in: number; p15: number; p50: number; p85: number }[]
  goal_chance: number | null
  monthly_for_50: number | null
  monthly_for_80: number | null
  loss_chance: number
}

/** The most that is proposed for a month, in hundredths of baht: the contract's limit. */
const maxMonthly = 1_000_000_000

/**
 * Projects a plan over all paths. At the end of each month the monthly amount is put in (after front-end fees) and then the
 * withdrawals are taken; a path that cannot pay one has failed, and stays at nothing.
 *
 * What a path is worth is linear in the monthly amount: value = base + monthly × paid, where `base` is the start grown less the
 * withdrawals grown, and `paid` one baht a month grown. So the amount that a path needs for the goal is a quotient, and the
 * amounts for a chance of 50 and 80 % are percentiles of these quotients: exact, without a search.
 */
export function projectPlan(growth: Float64Array, paths: number, plan: ProjectedPlan): Projected {
  const { start, months, monthly, saved } = plan
  const net = monthly * saved
  const base = new Float64Array(paths).fill(plan.isInvested ? start : start * saved)
  const paid = new Float64Array(paths)
  /** The net monthly amount below which a path could not pay a withdrawal so far. */
  const needed = new Float64Array(paths).fill(Number.NEGATIVE_INFINITY)
  const values = new Float64Array(paths)
  let put = plan.putIn ?? start
  const points = [{ month: 0, put_in: put, ...bandOf(values.fill(base[0]!)) }]
  for (let month = 1; month <= months; month++) {
    const out = takenIn(plan, month)
    put += monthly - out
    for (let path = 0; path < paths; path++) {
      const factor = growth[(month - 1) * paths + path]!
      base[path] = base[path]! * factor - out
      paid[path] = paid[path]! * factor + 1
      if (out > 0) needed[path] = Math.max(needed[path]!, -base[path]! / paid[path]!)
      values[path] = endOf(net, base[path]!, paid[path]!, needed[path]!)
    }
    points.push({ month, put_in: put, ...bandOf(values) })
  }
  return { points, ...judgeEnd({ base, paid, needed, put }, plan) }
}

const takenIn = ({ withdrawals }: ProjectedPlan, month: number) =>
  withdrawals.reduce((sum, one) => (one.month === month ? sum + one.amount : sum), 0)

const endOf = (net: number, base: number, paid: number, needed: number) =>
  net >= needed ? Math.max(0, base + net * paid) : 0

/** P15, P50 and P85, rounded to hundredths of baht. Reorders the values, which the next month fills anew. */
function bandOf(values: Float64Array) {
  const [p15, p50, p85] = percentilesOf(values, [0.15, 0.5, 0.85])
  return { p15: Math.round(p15!), p50: Math.round(p50!), p85: Math.round(p85!) }
}

type End = { base: Float64Array; paid: Float64Array; needed: Float64Array; put: number }

function judgeEnd({ base, paid, needed, put }: End, { monthly, saved, goal }: ProjectedPlan) {
  const net = monthly * saved
  const ends = base.map((own, path) => endOf(net, own, paid[path]!, needed[path]!))
  const loss_chance = shareOf(ends, (end) => end < put)
  if (goal === null) return { goal_chance: null, monthly_for_50: null, monthly_for_80: null, loss_chance }
  const wanted = base.map((own, path) => Math.max(needed[path]!, (goal - own) / paid[path]!)).sort()
  const monthlyFor = (part: number) => {
    const gross = Math.max(0, Math.ceil(wanted[Math.ceil(part * wanted.length) - 1]! / saved))
    return gross <= maxMonthly ? gross : null
  }
  return {
    goal_chance: shareOf(ends, (end) => end >= goal),
    monthly_for_50: monthlyFor(0.5),
    monthly_for_80: monthlyFor(0.8),
    loss_chance,
  }
}

/** In basis points. */
function shareOf(values: Float64Array, is: (value: number) => boolean): number {
  let count = 0
  for (const value of values) if (is(value)) count++
  return Math.round((count * 10_000) / values.length)
}
