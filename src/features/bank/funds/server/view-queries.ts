import type { Db, Tx } from '#db/open.ts'
import { refusals } from '#lib/errors.ts'
import { practiceBaht } from '#lib/money.ts'
import { bangkokDay, formatThaiDate, weekday } from '#lib/thai/bangkok-time.ts'
import { normalizeText } from '#lib/thai/fold.ts'
import { segmentWords } from '#lib/thai/words.ts'
import { cutOffOf, isBusinessDay, nextBusinessDay, orderDayAt } from '../../clock/business-day-rules.ts'
import { growBenchmark } from '../benchmark-rules.ts'
import { type FundView, fundErrors, type ListedFund, type NavRange } from '../contract.ts'
import { usualSwings } from '../range-rules.ts'
import {
  deepestFall,
  fallsOf,
  growthOf,
  type NavDay,
  startOfRange,
  thinPlaces,
  toRate,
  weeklyCorrelation,
} from '../series-rules.ts'
import { chanceOf, feesOfTenYears, placeFrom, valuesSince } from '../teach-rules.ts'
import { yearLineOf } from '../year-line-rules.ts'
import {
  type FundRow,
  findFund,
  listFunds,
  readIndices,
  readLastDays,
  readMine,
  readSeries,
  toItem,
} from './queries.ts'

const refusal = refusals(fundErrors)
const maxPoints = 300
const exampleAmount = 1_000_000

/** The day whose NAV an order of this moment gets, and what follows from it. */
export function timingAt(now: Date) {
  const trade_on = orderDayAt(now)
  const priced_on = nextBusinessDay(trade_on)
  return {
    trade_on,
    cut_off: cutOffOf(trade_on).toISOString(),
    priced_on,
    settled_on: nextBusinessDay(priced_on),
    why_later: whyLater(now),
  }
}

/** Why an order of this moment is not for today; null: it is. */
export function whyLater(now: Date): 'after_cut_off' | 'bank_holiday' | 'weekend' | null {
  const today = bangkokDay(now)
  if (isBusinessDay(today)) return now < cutOffOf(today) ? null : 'after_cut_off'
  return weekday(today) > 5 ? 'weekend' : 'bank_holiday'
}

/** A fund's page. Throws fund_not_found. */
export async function viewFund(
  db: Db | Tx,
  { code, userId, now }: { code: string; userId: string | null; now: Date },
): Promise<FundView> {
  const fund = await findFund(db, code)
  return { ...describeFund(fund, now), mine: userId ? await readMine(db, userId, fund) : null }
}

/** What a fund's page shows to everybody. */
export function describeFund(fund: FundRow, now: Date): FundView {
  const { policy, benchmark, currency_text, dividend_text, parts, sheet, pause_reason, source } = fund
  const fees = feesOfTenYears(exampleAmount, fund)
  return {
    ...toItem(fund),
    policy,
    benchmark,
    currency_text,
    dividend_text,
    parts,
    sheet,
    facts: factsOf(fund),
    pause_reason: fund.paused ? pause_reason : null,
    source,
    fees_ten_years: {
      amount: practiceBaht(fees.amount),
      growth: fees.growth,
      paid: practiceBaht(fees.paid),
      lost: practiceBaht(fees.lost),
      end: practiceBaht(fees.end),
      end_without: practiceBaht(fees.end_without),
    },
    timing: timingAt(now),
    mine: null,
  }
}

/** What a fund's sheet tells of its recipe; null of a fund of files. */
function factsOf({ code, recipe, abroad }: FundRow): FundView['facts'] {
  const usual_swing = usualSwings[code]
  if (!recipe || abroad === null || usual_swing === undefined) return null
  const { weights, dividend } = recipe
  const is_rebalanced = Object.keys(weights).length > 1
  return { unhedged: weights.dollar ?? 0, abroad, dividend, is_rebalanced, usual_swing }
}

export type FundSearch = {
  type: string
  q: string
  class?: string | undefined
  fee_to?: number | undefined
  front_fee_to?: number | undefined
  sort: 'risk' | 'fee' | 'y1' | 'y5' | 'name'
  page: number
  limit: number
}

/** Funds that match everything asked for; every word of the text must occur somewhere in the fund's words. */
export async function searchFunds(db: Db | Tx, search: FundSearch) {
  const funds = await listFunds(db)
  const words = segmentWords(search.q).map((word) => word.toLowerCase())
  const found = funds.filter((fund) => matches(fund, search) && hasWords(fund, words)).toSorted(orders[search.sort])
  const levels = Object.fromEntries(
    [1, 2, 3, 4, 5, 6, 7, 8].map((level) => [String(level), funds.filter(({ risk }) => risk === level).length]),
  )
  const first = (search.page - 1) * search.limit
  const shown = found.slice(first, first + search.limit)
  const days = await readLastDays(
    db,
    shown.map(({ code }) => code),
  )
  return {
    items: shown.map((fund) => ({ ...toItem(fund), year: yearOf(days.get(fund.code) ?? []) })),
    total: found.length,
    levels,
  }
}

function yearOf(days: readonly NavDay[]): ListedFund['year'] {
  const line = yearLineOf(days)
  return line && { ...line, growth: line.growth.map(practiceBaht) }
}

function matches(fund: FundRow, { type, class: wanted, fee_to, front_fee_to }: FundSearch): boolean {
  if (type !== 'all' && fund.risk !== Number(type)) return false
  if (wanted !== undefined && fund.class !== wanted) return false
  return fund.yearly_fee <= (fee_to ?? fund.yearly_fee) && fund.front_fee <= (front_fee_to ?? fund.front_fee)
}

function hasWords(fund: FundRow, words: readonly string[]): boolean {
  if (words.length === 0) return true
  const { code, name, summary, policy, benchmark, sheet } = fund
  const all = [code, name, summary, policy, benchmark, ...sheet.map(({ text }) => text)].join(' ')
  const text = normalizeText(all).toLowerCase()
  return words.every((word) => text.includes(word))
}

const byRisk = (one: FundRow, other: FundRow) => one.risk - other.risk || (one.code < other.code ? -1 : 1)
const byReturn = (period: 'y1' | 'y5') => (one: FundRow, other: FundRow) => {
  const of = (fund: FundRow) => fund.figures?.returns[period] ?? Number.NEGATIVE_INFINITY
  return of(other) === of(one) ? byRisk(one, other) : of(other) - of(one)
}
const thaiOrder = new Intl.Collator('th')
const orders = {
  risk: byRisk,
  fee: (one: FundRow, other: FundRow) => one.yearly_fee - other.yearly_fee || byRisk(one, other),
  y1: byReturn('y1'),
  y5: byReturn('y5'),
  name: (one: FundRow, other: FundRow) => thaiOrder.compare(one.name, other.name),
}

/** A fund's NAV over a range, thinned. Throws fund_not_found, fund_without_nav. */
export async function viewNav(db: Db | Tx, { code, range }: { code: string; range: NavRange }) {
  const fund = await findFund(db, code)
  const all = await readSeries(db, code)
  const falls = fallsOf(growthOf(all))
  const start = startOfRange(all, range)
  const days = all.slice(start)
  const growth = growthOf(days)
  const benchmark = await readBenchmark(db, fund, days)
  const begin = days[0]!.nav
  const points = thinPlaces(days.length, maxPoints).map((at) => ({
    day: days[at]!.day,
    nav: days[at]!.nav,
    with_dividends: Math.round(begin * growth[at]!),
    benchmark: benchmark && Math.round(begin * benchmark[at]!),
    growth: practiceBaht(Math.round(growth[at]! * 100_000)),
    fall: falls[start + at]!,
  }))
  const paid = days.slice(1).filter(({ dividend }) => dividend > 0)
  return {
    code,
    range,
    points,
    change: toRate(growth.at(-1)! - 1),
    benchmark: benchmark && { name: fund.benchmark, change: toRate(benchmark.at(-1)! - 1) },
    drawdown: deepestFall(days, growth),
    dividends: paid.map(({ day, dividend }) => ({ day, amount: dividend })),
  }
}

/** What a fund's benchmark made of 1 on these days; null where it has none. */
async function readBenchmark(db: Db | Tx, { benchmark_weights: weights }: FundRow, days: readonly NavDay[]) {
  if (!weights) return null
  const indices = await readIndices(db, Object.keys(weights), days[0]!.day)
  return growBenchmark(
    weights,
    days.map(({ day }) => day),
    indices,
  )
}

/** Two or three funds over the days that all have. Throws too_few_funds, fund_not_found, fund_without_nav. */
export async function compareFunds(db: Db | Tx, { codes, range }: { codes: string; range: NavRange }) {
  const asked = [...new Set(codes.split(',').map((code) => code.trim()))].filter((code) => code !== '')
  if (asked.length < 2 || asked.length > 3) throw refusal('too_few_funds')
  const funds = await Promise.all(asked.map((code) => findFund(db, code)))
  const series = alignSeries(await Promise.all(asked.map((code) => readSeries(db, code))))
  const start = startOfRange(series[0]!, range)
  const cut = series.map((days) => days.slice(start))
  const growth = cut.map(growthOf)
  const days = cut[0]!
  const points = thinPlaces(days.length, maxPoints).map((at) => ({
    day: days[at]!.day,
    growth: growth.map((one) => practiceBaht(Math.round(one[at]! * 100_000))),
  }))
  return {
    from: days[0]!.day,
    to: days.at(-1)!.day,
    funds: funds.map((fund, nth) => ({
      ...toItem(fund),
      ...feesOf(fund),
      change: toRate(growth[nth]!.at(-1)! - 1),
      drawdown: deepestFall(days, growth[nth]!),
    })),
    points,
    together: pairsOf(asked).map(([one, other]) => ({
      one: asked[one]!,
      other: asked[other]!,
      correlation: weeklyCorrelation(growth[one]!, growth[other]!),
    })),
  }
}

function feesOf(fund: FundRow) {
  const { paid, lost } = feesOfTenYears(exampleAmount, fund)
  return { fees_paid: practiceBaht(paid), fees_lost: practiceBaht(lost) }
}

/** The days that every series has. Throws fund_without_nav where there is none. */
function alignSeries(series: readonly NavDay[][]): NavDay[][] {
  const known = series.map((days) => new Set(days.map(({ day }) => day)))
  const aligned = series.map((days) => days.filter(({ day }) => known.every((one) => one.has(day))))
  if (aligned[0]!.length === 0) throw refusal('fund_without_nav')
  return aligned
}

function pairsOf(list: readonly unknown[]): [number, number][] {
  return list.flatMap((_, one) => list.slice(one + 1).map((_, rest): [number, number] => [one, one + 1 + rest]))
}

/** What a purchase on a past day would be now, and how other days went. Throws day_without_nav too. */
export async function whatIf(db: Db | Tx, { code, from, amount }: { code: string; from: string; amount: number }) {
  const fund = await findFund(db, code)
  const days = await readSeries(db, code)
  const first = placeFrom(days, from)
  if (from < days[0]!.day || first >= days.length) {
    const values = { from: formatThaiDate(days[0]!.day), to: formatThaiDate(days.at(-1)!.day) }
    throw refusal('day_without_nav', { values })
  }
  const { fee, units, values } = valuesSince(days, first, { amount, frontFee: fund.front_fee })
  const at = (nth: number) => ({ day: days[first + nth]!.day, value: practiceBaht(values[nth]!) })
  const chance = chanceOf(days, first, { amount, frontFee: fund.front_fee })
  const value = practiceBaht(values.at(-1)!)
  return {
    code,
    bought_on: days[first]!.day,
    until: days.at(-1)!.day,
    amount: practiceBaht(amount),
    fee: practiceBaht(fee),
    units,
    value,
    gain: practiceBaht(value - amount),
    low: at(values.indexOf(values.reduce((low, one) => Math.min(low, one)))),
    high: at(values.indexOf(values.reduce((high, one) => Math.max(high, one)))),
    points: thinPlaces(values.length, maxPoints).map(at),
    chance: chance && {
      ...chance,
      worst: practiceBaht(chance.worst),
      p10: practiceBaht(chance.p10),
      p50: practiceBaht(chance.p50),
      p90: practiceBaht(chance.p90),
      best: practiceBaht(chance.best),
    },
  }
}
