import { assetClasses, type Regime, regimes } from '#features/bank/nav/market-rules.ts'
import { drawMarket } from '#features/robo/projection/market-paths-rules.ts'
import { growMixture, type Mixture, projectPlan } from '#features/robo/projection/projection-rules.ts'
import { aim, budget, figure, type Row } from '../support/row.ts'
import { sizeOf } from '../support/toy.ts'
import { deviationOf, drawPast, meanOf, type Past, type RecipeName, sumOf } from './pasts.ts'
import {
  alarmsOf,
  type Coverage,
  daysOf,
  insideOf,
  look,
  monthEndsIn,
  noCoverage,
  planOf,
  readMixtures,
} from './plans.ts'
import { discoveriesOf, judgeRules } from './timing.ts'

const runs = sizeOf(40, 3)
const years = sizeOf(50, 10)
const bandPasts = sizeOf(20, 2)
const seed = 2_569
/** A deposit of 12 bank months is renewed: 1.35 % a bank year less 15 % of tax. */
const depositRate = 0.0135 * 0.85
/** The best that deposits give for certain: 24 bank months at 1.75 %, less tax. */
const bestRate = 0.0175 * 0.85

type Level = { level: number; mixture: Mixture }
type Drawn = Record<RecipeName, Past[]>

/**
 * The market of NAVs and plans, before (first recipe) and after (second): whether anything public times it, what classes earn,
 * what follows a fall, how plans stand beside a deposit, and whether their bands hold in each state.
 */
export async function measureMarket(): Promise<Row[]> {
  const levels = await readMixtures()
  const days = years * 252
  const draw = (recipe: RecipeName) =>
    Array.from({ length: runs }, (_, run) => drawPast(recipe, seed + Math.floor(run / 2), days, run % 2 === 1))
  const drawn: Drawn = { first: draw('first'), second: draw('second') }
  return [
    ...timingRows(),
    ...classRows(drawn),
    ...alarmRows(drawn, levels),
    ...depositRows(drawn, levels),
    ...bandRows(levels),
  ]
}

function timingRows(): Row[] {
  const rows = (['first', 'second'] as const).flatMap((recipe) => {
    const { judged, held } = judgeRules(recipe, { runs, years, seed })
    const count = discoveriesOf(
      judged.map(({ luck }) => luck),
      0.05,
    )
    const best = judged.toSorted((one, other) => other.yearly - one.yearly)[0]!
    const name = `market, ${recipe} recipe: of ${judged.length} timing rules beat holding (FDR 5 %)`
    return [
      recipe === 'second' ? budget({ max: 0 }, name, count, '') : figure(name, count, ''),
      figure(`market, ${recipe} recipe: the Thai index fund a year, held`, 100 * Math.expm1(held), '%'),
      figure(`market, ${recipe} recipe: the best rule above that (${best.rule.name})`, 100 * best.yearly, '%'),
    ]
  })
  return rows
}

function classRows(drawn: Drawn): Row[] {
  const rows = (['first', 'second'] as const).flatMap((recipe) => {
    const of = (name: (typeof assetClasses)[number]) => joined(drawn[recipe].map(({ returns }) => returns[name]))
    const shares = of('thai_equity')
    return assetClasses.flatMap((name) => {
      const list = of(name)
      const [mean, wide] = [meanOf(list), deviationOf(list)]
      const tails = meanOf(list.map((gain) => ((gain - mean) / wide) ** 4))
      const title = `market, ${recipe} recipe, ${name}`
      return [
        figure(`${title}: mean a bank year`, mean * 25_200, '%'),
        figure(`${title}: volatility a bank year`, 100 * wide * Math.sqrt(252), '%'),
        figure(`${title}: kurtosis of market days`, tails, ''),
        figure(`${title}: correlation with Thai shares`, correlationOf(list, shares), ''),
      ]
    })
  })
  const earn = (name: 'government_bond' | 'corporate_bond') => sharpeOf(drawn.second, name)
  return [
    ...rows,
    budget(
      { min: 0 },
      'market: mean of Thai shares less that of gold',
      meanGap(drawn.second, 'thai_equity', 'gold'),
      '%',
    ),
    budget(
      { min: 0 },
      'market: Sharpe ratio of corporate less that of government bonds',
      earn('corporate_bond') - earn('government_bond'),
      '',
    ),
  ]
}

const joined = (lists: readonly Float64Array[]) => {
  const whole = new Float64Array(sumOf(lists.map(({ length }) => length)))
  let at = 0
  for (const list of lists) {
    whole.set(list, at)
    at += list.length
  }
  return whole
}

function correlationOf(one: Float64Array, other: Float64Array): number {
  const [a, b] = [meanOf(one), meanOf(other)]
  return meanOf(one.map((value, at) => (value - a) * (other[at]! - b))) / (deviationOf(one) * deviationOf(other))
}

type Class = (typeof assetClasses)[number]
const meanGap = (pasts: readonly Past[], one: Class, other: Class) =>
  25_200 *
  (meanOf(joined(pasts.map(({ returns }) => returns[one]))) -
    meanOf(joined(pasts.map(({ returns }) => returns[other]))))

function sharpeOf(pasts: readonly Past[], name: Class): number {
  const above = joined(pasts.map(({ returns }) => returns[name].map((gain, at) => gain - returns.cash[at]!)))
  return (meanOf(above) / deviationOf(above)) * Math.sqrt(252)
}

/** After the alarm of −10 %: how many plans stand lower 21 and 63 market days later. */
function alarmRows(drawn: Drawn, levels: readonly Level[]): Row[] {
  return (['first', 'second'] as const).flatMap((recipe) =>
    [21, 63].flatMap((days) => {
      const counts = levels.map(({ mixture }) => {
        const lower = { yes: 0, all: 0, sheltered: 0 }
        for (const past of drawn[recipe]) {
          const log = planOf(past, mixture)
          const shelter = planOf(past, { weights: { cash: 1 }, own: 0, fee: 0.0015 })
          for (const at of alarmsOf(log)) {
            if (at + days >= log.length) continue
            lower.all++
            const gain = log[at + days]! - log[at]!
            if (gain < 0) lower.yes++
            if (gain < shelter[at + days]! - shelter[at]!) lower.sheltered++
          }
        }
        return lower
      })
      const all = { yes: sumOf(counts.map(({ yes }) => yes)), all: sumOf(counts.map((one) => one.all)) }
      const sold = (100 * sumOf(counts.map(({ sheltered }) => sheltered))) / Math.max(1, all.all)
      const seller = `market, ${recipe} recipe: of ${all.all} alarms below the money market fund ${days} market days later`
      const name = `market, ${recipe} recipe: of ${all.all} alarms lower ${days} market days later`
      const share = (100 * all.yes) / Math.max(1, all.all)
      const rows = levels.map(({ level }, nth) =>
        figure(
          `${name}, level ${level} (${counts[nth]!.all})`,
          (100 * counts[nth]!.yes) / Math.max(1, counts[nth]!.all),
          '%',
        ),
      )
      if (recipe === 'first') return [figure(name, share, '%'), figure(seller, sold, '%'), ...rows]
      return [...between(name, share, days === 21 ? budget : aim), ...between(seller, sold, budget), ...rows]
    }),
  )
}

/** Rows of a share that is to lie between 45 and 55 in 100. */
const between = (name: string, share: number, judge: typeof budget | typeof aim): Row[] => [
  judge({ min: 45 }, name, share, '%'),
  judge({ max: 55 }, `${name}, at most`, share, '%'),
]

/** How often a plan of one sum ends above the deposit after 60 and 120 bank months, and what its middle became. */
function depositRows(drawn: Drawn, levels: readonly Level[]): Row[] {
  return (['first', 'second'] as const).flatMap((recipe) =>
    [60, 120].flatMap((months) =>
      levels.flatMap(({ level, mixture }) => {
        const days = daysOf(recipe, months)
        const ends = drawn[recipe].flatMap((past) => {
          const log = planOf(past, mixture)
          const starts = Math.floor((log.length - 1 - days) / 126) + 1
          return Array.from({ length: starts }, (_, nth) => log[nth * 126 + days]! - log[nth * 126]!)
        })
        const above = (rate: number) =>
          (100 * ends.filter((end) => end > (months / 12) * Math.log1p(rate)).length) / ends.length
        const middle = ends.toSorted((one, other) => one - other)[Math.floor(ends.length / 2)]!
        const name = `market, ${recipe} recipe: level ${level} after ${months} bank months`
        return [
          figure(`${name}, middle gain`, 100 * Math.expm1(middle), '%'),
          figure(`${name}, above the deposit of 12 months renewed`, above(depositRate), '%'),
          figure(`${name}, above the best deposit (24 months renewed)`, above(bestRate), '%'),
        ]
      }),
    ),
  )
}

type Condition = Regime | 'alarm'

/** Whether P15 to P85 holds 70 in 100, in each state and after an alarm, by months ahead and level. */
function bandRows(levels: readonly Level[]): Row[] {
  // Crises are rare: each past is long enough to have several.
  const pasts = Array.from({ length: bandPasts }, (_, nth) => drawPast('second', 10_000 + nth, 8 * years * 252))
  const bands = new Map<string, { low: number; high: number }>()
  for (const state of regimes) {
    const market = drawMarket({ state, months: 52 })
    for (const { level, mixture } of levels) {
      const start = 1_000_000_000
      const plan = { start, monthly: 0, months: 52, goal: null, withdrawals: [], saved: 1, isInvested: true }
      const { points } = projectPlan(growMixture(market, mixture), market.paths, plan)
      for (const { month, p15, p85 } of points)
        bands.set(`${state} ${level} ${month}`, { low: p15 / start, high: p85 / start })
    }
  }
  const conditions: Condition[] = [...regimes, 'alarm']
  return conditions.flatMap((condition) =>
    [6, 12, 24, 52].flatMap((months) => {
      const each = levels.map(({ level, mixture }) => {
        const found = noCoverage()
        for (const past of pasts) {
          const log = planOf(past, mixture)
          const from = condition === 'alarm' ? alarmsOf(log) : monthEndsIn(past.states, condition)
          look(found, {
            log,
            from,
            days: 21 * months,
            bandAt: (at) => bands.get(`${past.states[at]} ${level} ${months}`)!,
          })
        }
        return { level, found }
      })
      return coverageRows(condition, months, each)
    }),
  )
}

/** Whether so many were counted that a share says something: plans of level 1 have no alarms. */
const isEnough = ({ below, inside, above }: Coverage) => below + inside + above >= 100

function coverageRows(
  condition: Condition,
  months: number,
  each: readonly { level: number; found: Coverage }[],
): Row[] {
  const all = each.reduce(
    (sum, { found }) => ({
      below: sum.below + found.below,
      inside: sum.inside + found.inside,
      above: sum.above + found.above,
    }),
    noCoverage(),
  )
  const when = condition === 'alarm' ? 'after an alarm' : `in a ${condition} market`
  const name = `bands ${when}, ${months} months ahead`
  const counts = ({ below, inside, above }: Coverage) => `${below} below, ${inside} inside, ${above} above`
  return [
    budget({ min: 65 }, `${name} (${counts(all)})`, insideOf(all), '%'),
    budget({ max: 75 }, `${name}, at most`, insideOf(all), '%'),
    ...each
      .filter(({ found }) => isEnough(found))
      .map(({ level, found }) => aim({ min: 65 }, `${name}, level ${level} (${counts(found)})`, insideOf(found), '%')),
  ]
}
