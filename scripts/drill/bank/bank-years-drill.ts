import { sql } from 'kysely'
import type { Db } from '#db/open.ts'
import { bankDayAt, firstClock, monthIndex } from '#features/bank/clock/clock-rules.ts'
import { runBankEndOfDay } from '#features/bank/deposits/server/end-of-day-commands.ts'
import { changeAtMaturity, closeFixed, openFixed } from '#features/bank/deposits/server/fixed-commands.ts'
import { viewAccounts } from '#features/bank/deposits/server/queries.ts'
import { closeThaweesup, openThaweesup } from '#features/bank/deposits/server/thaweesup-commands.ts'
import { listMonths, readMonth } from '#features/bank/statements/server/month-queries.ts'
import { moveKoinOfMany } from '#features/koin/server/batch-commands.ts'
import { spendKoin } from '#features/koin/server/commands.ts'
import { isRefusal } from '#lib/errors.ts'
import { koin } from '#lib/money.ts'
import { findBankFaults } from '#tests/fixtures/bank.ts'
import { findFundFaults } from '#tests/fixtures/funds.ts'
import { drillStart } from '../support/clock.ts'
import type { Drill } from '../support/drill-fixture.ts'
import { newRandom, type Random } from '../support/random.ts'
import { printFaults, printTable, round, showProgress } from '../support/report.ts'
import { actWithFunds, findUntrueFunds, openPracticeWallets, passFundEndOfDay } from './bank-years-funds.ts'

const dayMs = 86_400_000
/** Every so many weeks all books are audited, and before that the sums alone. */
const auditEvery = 13

type World = { db: Db; random: Random; ids: string[] }
/** What a week spends its time on. */
const works = ['acts', 'nights of the bank', 'nights of the funds', 'checks'] as const
type Work = (typeof works)[number]
type Week = Record<Work, number>
/** The counts of all weeks, and the seconds of each week. */
type Counts = { acts: number; refused: number; endOfDays: number; weeks: Week[] }

/**
 * Weeks of many people by a test clock: they earn, spend, open and close, and trade funds on practice baht; each night the bank
 * and the funds work, sometimes days late.
 * Each currency is conserved every day, and what a person's screens say equals the books.
 */
export const drillBankYears: Drill = async ({ fixture, options }) => {
  const { savers, weeks, seed } = options
  console.log(`\nbank-years: ${savers} people, ${weeks} weeks`)
  const startedAt = performance.now()
  const random = newRandom(seed)
  const ids = (await fixture.people(savers, { koin: 200_00 })).map(({ id }) => id)
  const world = { db: fixture.db, random, ids }
  await openPracticeWallets(fixture.db, ids, drillStart)
  const counts: Counts = { acts: 0, refused: 0, endOfDays: 0, weeks: [] }
  const wrong: string[] = []
  const hide = showProgress(() => `week ${counts.weeks.length}: ${counts.endOfDays} nights, ${counts.acts} acts`)
  for (let week = 1; week <= weeks; week++) wrong.push(...(await passWeek(world, counts, week)))
  const end = new Date(drillStart.getTime() + (weeks * 7 + 1) * dayMs)
  await passEndOfDay(world, counts, end)
  wrong.push(
    ...(await findBankFaults(fixture.db, bankDayAt(firstClock, end))),
    ...(await findFundFaults(fixture.db, end)),
  )
  hide()
  const { lines } = await fixture.db
    .selectFrom('ledger_entry')
    .select((eb) => eb.fn.countAll<number>().as('lines'))
    .executeTakeFirstOrThrow()
  printTable('bank-years', [
    ['people, weeks, bank months', `${savers}, ${weeks}, ${weeks}`],
    ['acts, of them refused', `${counts.acts}, ${counts.refused}`],
    ['nights', counts.endOfDays],
    ['lines of the ledger at the end', Number(lines)],
    ['what is lost, or differs from the books', wrong.length],
    ['seconds', round((performance.now() - startedAt) / 1000)],
  ])
  printPace(counts.weeks)
  printFaults(new Map(wrong.length ? [['lost, or different from the books', wrong.slice(0, 20)]] : []))
  return wrong.length === 0
}

/** Seven days of everybody → what is lost, or differs from the books. */
async function passWeek(world: World, counts: Counts, week: number): Promise<string[]> {
  const { db, ids, random } = world
  counts.weeks.push({ acts: 0, 'nights of the bank': 0, 'nights of the funds': 0, checks: 0 })
  const wrong: string[] = []
  for (let day = (week - 1) * 7 + 1; day <= week * 7; day++) {
    const now = new Date(drillStart.getTime() + day * dayMs)
    await timed(counts, 'acts', async () => {
      if (day % 7 === 1) await earn(world, day, now)
      for (let acts = Math.ceil(ids.length / 30); acts > 0; acts--) await actOnce(world, counts, now)
    })
    // One night in twenty does not take place.
    if (random.chance(0.95)) await passEndOfDay(world, counts, new Date(now.getTime() + 8 * 3_600_000))
    wrong.push(...(await timed(counts, 'checks', () => findLost(world, now))))
    if (day % 7 === 0) wrong.push(...(await timed(counts, 'checks', () => findUntrue(world, now))))
    if (day % (7 * auditEvery) !== 0) continue
    await passEndOfDay(world, counts, now)
    const today = bankDayAt(firstClock, now)
    wrong.push(...(await timed(counts, 'checks', () => findBankFaults(db, today))))
    wrong.push(...(await timed(counts, 'checks', () => findFundFaults(db, now))))
  }
  return wrong
}

/** Adds the seconds that something took to the running week. */
async function timed<T>(counts: Counts, work: Work, run: () => Promise<T>): Promise<T> {
  const startedAt = performance.now()
  const result = await run()
  counts.weeks.at(-1)![work] += (performance.now() - startedAt) / 1000
  return result
}

/** How long a week takes, at the beginning, in the middle and at the end: whether it grows with what the books hold. */
function printPace(weeks: readonly Week[]) {
  const span = Math.ceil(weeks.length / 10)
  const middle = Math.floor((weeks.length - span) / 2)
  const spans = [weeks.slice(0, span), weeks.slice(middle, middle + span), weeks.slice(-span)]
  const mean = (of: readonly Week[], work: Work) => of.reduce((sum, week) => sum + week[work], 0) / of.length
  printTable(
    `bank-years: seconds of a week; the first ${span}, ${span} in the middle, the last ${span}`,
    works.map((work) => [work, spans.map((of) => round(mean(of, work), 2)).join('  ')]),
  )
}

async function passEndOfDay({ db }: World, counts: Counts, now: Date): Promise<void> {
  await timed(counts, 'nights of the bank', () => runBankEndOfDay(db, now))
  await timed(counts, 'nights of the funds', () => passFundEndOfDay(db, now))
  counts.endOfDays += 1
}

/** What a week brings to everybody, from nothing to 150.00. */
async function earn({ db, ids, random }: World, day: number, now: Date): Promise<void> {
  const transfers = ids.map((userId) => {
    const amount = koin(random.int(0, 150_00))
    const lines = [
      { account: 'wallet' as const, amount },
      { account: 'adjustment' as const, amount: koin(-amount) },
    ]
    return { userId, cause: `drill:week:${day}`, title: 'ซ้อม', href: null, now, lines }
  })
  await db.transaction().execute((tx) => moveKoinOfMany(tx, transfers))
}

/** One act of somebody: an opening, a closing, a change, a purchase, or one with funds. A refusal is as good. */
async function actOnce({ db, ids, random }: World, counts: Counts, now: Date): Promise<void> {
  const userId = random.pick(ids)
  const expectedRate = undefined
  const kind = random.int(1, 10)
  counts.acts += 1
  try {
    await db.transaction().execute(async (tx) => {
      if (random.chance(0.3)) return actWithFunds(tx, random, { userId, now })
      const open = { userId, expectedRate, now }
      if (kind <= 3) {
        const term = random.pick([3, 6, 12, 24] as const)
        const atMaturity = random.pick(['wallet', 'rollover'] as const)
        return openFixed(tx, { ...open, term, amount: koin(random.int(100_00, 400_00)), atMaturity })
      }
      if (kind <= 5) return openThaweesup(tx, { ...open, monthly: koin(random.int(50_00, 120_00)) })
      if (kind <= 8) {
        const reason = { cause: `drill:buy:${counts.acts}`, title: 'ซ้อม', href: null, now }
        return spendKoin(tx, { userId, amount: koin(random.int(1, 200_00)), account: 'store_revenue', ...reason })
      }
      const { fixed, thaweesup } = await viewAccounts(tx, { userId, now })
      const one = fixed[0]
      if (kind === 9 && thaweesup) return closeThaweesup(tx, { userId, id: thaweesup.id, now })
      if (!one) return
      if (random.chance(0.3)) return closeFixed(tx, { userId, id: one.id, now })
      return changeAtMaturity(tx, { userId, id: one.id, atMaturity: random.pick(['wallet', 'rollover'] as const), now })
    })
  } catch (error) {
    if (!isRefusal(error)) throw error
    counts.refused += 1
  }
}

/** Each currency sums to nothing, and the wallets to their lines. */
async function findLost({ db }: World, now: Date): Promise<string[]> {
  const { rows } = await sql<{ currency: string; all: number; wallets: number; lines: number }>`
    select currency, coalesce(sum(satang), 0)::bigint as all,
      coalesce(sum(satang) filter (where account = 'wallet'), 0)::bigint as lines,
      (select coalesce(sum(satang), 0) from wallet where wallet.currency = line.currency)::bigint as wallets
    from ledger_entry as line group by currency`.execute(db)
  return rows
    .filter(({ all, wallets, lines }) => all !== 0 || wallets !== lines)
    .map((row) => `${now.toISOString()}: ${JSON.stringify(row)}`)
}

/** What the screens of somebody say, beside the books: their accounts, and the statement of the last month. */
async function findUntrue({ db, ids, random }: World, now: Date): Promise<string[]> {
  const userId = random.pick(ids)
  const wrong: string[] = []
  const { totals, savings, fixed, thaweesup } = await viewAccounts(db, { userId, now })
  const { rows } = await sql<{ wallet: number; held: number }>`
    select coalesce(sum(satang) filter (where account = 'wallet'), 0)::bigint as wallet,
      coalesce(sum(satang) filter (where account = 'deposit'), 0)::bigint as held
    from ledger_entry where user_id = ${userId} and currency = 'koin'`.execute(db)
  const { wallet, held } = rows[0]!
  if (savings.balance !== wallet || totals.deposits !== held || totals.all !== wallet + held)
    wrong.push(`${userId} ${now.toISOString()}: accounts ${JSON.stringify(totals)}, books ${wallet} ${held}`)
  const newest = (await listMonths(db, { userId, now, page: 1, limit: 2 })).items
  const months = await Promise.all(newest.map(({ month }) => readMonth(db, { userId, now, month })))
  for (const { month, totals: of } of months)
    if (of.after !== of.before + of.in - of.out + of.interest - of.tax)
      wrong.push(`${userId} ${month}: does not add up`)
  const [last, before] = months
  if (last && before && last.totals.before !== before.totals.after)
    wrong.push(`${userId} ${last.month}: begins elsewhere`)
  if (last && monthIndex(`${last.month}-01`) >= monthIndex(bankDayAt(firstClock, now)))
    wrong.push(`${last.month}: too early`)
  if (fixed.some(({ state }) => state === 'closed') || thaweesup?.state === 'closed')
    wrong.push(`${userId}: ended is shown`)
  return [...wrong, ...(await findUntrueFunds(db, userId, now))]
}
