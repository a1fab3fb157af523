import type { Db, Tx } from '#db/open.ts'
import { worthOf } from '#features/bank/funds/fund-rules.ts'
import { deepestFall, fallsOf, thinPlaces } from '#features/bank/funds/series-rules.ts'
import type { Projector } from '#features/robo/projection/server/projector.ts'
import { projectLevel } from '#features/robo/projection/server/queries.ts'
import { compareLevels, type RoboLevel } from '#features/robo/risk/level-rules.ts'
import { pastOfSum } from '#features/robo/risk/portfolio-past-rules.ts'
import { readOwnSum, readPasts, readPortfolioSeries } from '#features/robo/risk/server/past-queries.ts'
import { findModelPortfolio, listModels, listPartFunds } from '#features/robo/risk/server/portfolio-queries.ts'
import { findAssessment } from '#features/robo/risk/server/queries.ts'
import { practiceBaht } from '#lib/money.ts'
import type { PortfolioPast } from '../../../risk/contract.ts'
import { lookThrough } from '../../look-through-rules.ts'
import { findAccount, findPlan } from '../queries.ts'
import { readFunds } from './figure-queries.ts'

/** The bank months of the ranges of levels: five bank years, as of the ranges that fund pages show. */
const rangeMonths = 60
const maxPoints = 300

type Asking = { userId: string; now: Date }

/** What an account holds, looked through: showAllocation of the contract. Throws robo_account_not_found. */
export async function viewAllocation(db: Db | Tx, owner: { userId: string; accountId: string }) {
  const account = await findAccount(db, owner)
  const { parts } = await findPlan(db, { userId: owner.userId, id: account.plan_id })
  const held = await readFunds(db, { ...owner, parts })
  const amounts = held.map(({ code, units, nav, in_orders }) => ({ code, amount: worthOf(units, nav) + in_orders }))
  const value = amounts.reduce((sum, { amount }) => sum + amount, 0)
  return { value: practiceBaht(value), ...lookThrough(await withFacts(db, amounts)) }
}

async function withFacts(db: Db | Tx, amounts: readonly { code: string; amount: number }[]) {
  const funds = await listPartFunds(
    db,
    amounts.map(({ code }) => code),
  )
  return amounts.map(({ code, amount }) => {
    const fund = funds.find((one) => one.code === code)!
    return { amount, weights: fund.recipe?.weights ?? null, abroad: fund.abroad }
  })
}

/** The five levels side by side: showLevels of the contract. Throws projection_busy. */
export async function viewLevels(db: Db | Tx, projector: Projector, { userId, now }: Asking) {
  const [sum, assessment, models] = await Promise.all([
    readOwnSum(db, userId, now),
    findAssessment(db, userId, now),
    listModels(db),
  ])
  const pasts = await readPasts(
    db,
    models.map(({ parts }) => parts),
  )
  const own = assessment?.is_valid ? assessment.level : null
  const items = []
  for (const [at, { level, level_name, parts, front_fee, yearly_fee }] of models.entries()) {
    const plan = { level, start: sum, monthly: practiceBaht(0), months: rangeMonths, goal: null, withdrawals: [] }
    const { p15, p50, p85 } = (await projectLevel(db, projector, plan)).points.at(-1)!
    const shares = parts.map(({ code, share }) => ({ code, amount: share }))
    items.push({
      level,
      level_name,
      step: own && compareLevels(own, level),
      range: { low: p15, mid: p50, high: p85 },
      past: toPast(pasts[at] ?? null, sum),
      mix: lookThrough(await withFacts(db, shares)).by_class,
      front_fee,
      yearly_fee,
    })
  }
  return { sum, months: rangeMonths, items }
}

function toPast(past: PortfolioPast | null, sum: number) {
  if (!past) return null
  const { worst_year: year, fall } = past
  const { yearEnd, fallen } = pastOfSum(past, sum)
  return {
    worst_year: { from: year.from, to: year.to, end: practiceBaht(yearEnd) },
    fall: { from: fall.from, to: fall.to, lost: practiceBaht(fallen) },
  }
}

/** The past of a level's portfolio as a whole: showLevelPast of the contract. */
export async function viewLevelPast(db: Db | Tx, { userId, level, now }: Asking & { level: RoboLevel }) {
  const sum = await readOwnSum(db, userId, now)
  const { parts } = await findModelPortfolio(db, level)
  const [past = null] = await readPasts(db, [parts])
  const series = await readPortfolioSeries(db, parts)
  if (!series) return { level, sum, past: null, points: [] }
  const { days, growth } = series
  const falls = fallsOf(growth)
  const deepest = deepestFall(days, growth)
  const ends = days.flatMap(({ day }, at) => (day === deepest?.from || day === deepest?.to ? [at] : []))
  const places = [...new Set([...thinPlaces(days.length, maxPoints - 2), ...ends])].toSorted(
    (one, other) => one - other,
  )
  const points = places.map((at) => ({
    day: days[at]!.day,
    value: practiceBaht(Math.round(sum * growth[at]!)),
    fall: falls[at]!,
  }))
  return { level, sum, past: toPast(past, sum), points }
}
