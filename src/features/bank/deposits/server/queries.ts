import { sql } from 'kysely'
import type { Db, Tx } from '#db/open.ts'
import { type BankBasis, readBankBasis, readRatesOf } from '#features/bank/rates/server/terms-queries.ts'
import { readBalance } from '#features/koin/server/queries.ts'
import { refusals } from '#lib/errors.ts'
import { add, type Koin, koin } from '#lib/money.ts'
import { bangkokDay } from '#lib/thai/bangkok-time.ts'
import { type BankClock, bankDayAt, bankMoment, startOfBankDay } from '../../clock/clock-rules.ts'
import { type RateRow, ratesOn } from '../../rates/rate-rules.ts'
import { type BankAccounts, type DepositView, depositErrors } from '../contract.ts'
import { interestOfWeighted, payFixed, payThaweesup, savingsRateFrom } from '../payout-rules.ts'
import { halfOf, nextHalf, weighHalf } from '../savings-rules.ts'
import { type FixedRow, type ThaweesupRow, type ViewTime, viewFixed, viewThaweesup } from '../view-rules.ts'
import { sumWeights } from './end-of-day-queries.ts'
import { readPractice } from './practice-queries.ts'

const refusal = refusals(depositErrors)

type OfPerson = { userId: string; now: Date }

function timeOf({ clock }: BankBasis, now: Date): ViewTime {
  return { clock, today: bankDayAt(clock, now) }
}

/** Everything that a person has in the bank. Writes nothing: what a night has still to do is shown as settling. */
export async function viewAccounts(db: Db | Tx, { userId, now }: OfPerson): Promise<BankAccounts> {
  const basis = await readBankBasis(db)
  const time = timeOf(basis, now)
  const { fixed, thaweesup } = await findDeposits(db, userId, sql`ended_on is null`)
  const balance = await readBalance(db, userId)
  const own = (await readRatesOf(db, basis, [userId]))(userId)
  const views = fixed.map((row) => viewFixed(row, time))
  const saving = thaweesup[0] ? viewThaweesup(thaweesup[0], time) : null
  const deposits = add(koin(0), ...views.map((one) => one.principal), saving?.saved ?? koin(0))
  return {
    now: bankMoment(basis.clock, time.today),
    clock: [...basis.clock],
    savings: await viewSavings(db, { userId, basis: { ...basis, rates: own }, balance, now }),
    rates: ratesOn(own, bangkokDay(now)),
    fixed: views,
    thaweesup: saving,
    totals: { deposits, all: add(deposits, balance) },
    practice: await readPractice(db, userId),
  }
}

type Saving = OfPerson & { basis: { clock: BankClock; rates: readonly RateRow[] }; balance: Koin }

async function viewSavings(db: Db | Tx, { userId, basis, balance, now }: Saving): Promise<BankAccounts['savings']> {
  const { clock, rates } = basis
  const today = bankDayAt(clock, now)
  const person = await db.selectFrom('bank_person').select('half_from').where('user_id', '=', userId).executeTakeFirst()
  const rateOn = (day: string) => ratesOn(rates, bangkokDay(startOfBankDay(clock, day))).savings
  let accrued = koin(0)
  let half = person?.half_from ?? halfOf(today)
  for (; half <= today; half = nextHalf(half)) {
    const until = [nextHalf(half), today].sort()[0]!
    const weights = weighHalf(half, rateOn, until)
    const sums = await sumWeights(db, [userId], weights, clock)
    accrued = add(accrued, interestOfWeighted(sums.get(userId) ?? 0))
  }
  const credits = bankMoment(clock, nextHalf(halfOf(today)))
  return { balance, rate: ratesOn(rates, bangkokDay(now)).savings, accrued, credits }
}

/** One's own deposit, open or ended. Throws deposit_not_found. */
export async function viewDeposit(db: Db | Tx, { userId, id, now }: OfPerson & { id: string }): Promise<DepositView> {
  const time = timeOf(await readBankBasis(db), now)
  const { fixed, thaweesup } = await findDeposits(db, userId, sql`id = ${id}`)
  if (fixed[0]) return viewFixed(fixed[0], time)
  if (thaweesup[0]) return viewThaweesup(thaweesup[0], time)
  throw refusal('deposit_not_found')
}

/** A page of ended deposits, newest first. */
export async function listEnded(
  db: Db | Tx,
  { userId, now, page, limit }: OfPerson & { page: number; limit: number },
): Promise<{ items: DepositView[]; total: number }> {
  const time = timeOf(await readBankBasis(db), now)
  const { rows } = await sql<{ id: string; total: number }>`
    select id, count(*) over ()::int as total from (
      select id, ended_on from fixed_deposit where user_id = ${userId} and ended_on is not null
      union all
      select id, ended_on from thaweesup where user_id = ${userId} and ended_on is not null
    ) as ended
    order by ended_on desc, id desc limit ${limit} offset ${(page - 1) * limit}`.execute(db)
  const ids = rows.map(({ id }) => id)
  const { fixed, thaweesup } = await findDeposits(db, userId, sql`id = any (${ids}::uuid[])`)
  const views = new Map<string, DepositView>([
    ...fixed.map((row) => [row.id, viewFixed(row, time)] as const),
    ...thaweesup.map((row) => [row.id, viewThaweesup(row, time)] as const),
  ])
  return { items: ids.map((id) => views.get(id)!), total: rows[0]?.total ?? 0 }
}

/** What closing now pays, and waiting. Throws deposit_not_found or deposit_ended. */
export async function quoteClosing(db: Db | Tx, { userId, id, now }: OfPerson & { id: string }) {
  const { clock, today } = timeOf(await readBankBasis(db), now)
  const { fixed, thaweesup } = await findDeposits(db, userId, sql`id = ${id}`)
  const row = fixed[0] ?? thaweesup[0]
  if (!row) throw refusal('deposit_not_found')
  if (row.ended_on !== null) throw refusal('deposit_ended')
  const payOn = (on: string) => (fixed[0] ? payFixed(fixed[0], on) : payThaweesup(thaweesup[0]!, on))
  const [atOnce, wait] = [payOn(today), payOn(row.matures_on)]
  const from = savingsRateFrom(row.opened_on)
  return {
    now: atOnce,
    wait,
    matures: bankMoment(clock, row.matures_on),
    gain: koin(wait.paid - atOnce.paid),
    days_held: viewedDays(row, today),
    savings_rate_from: from <= today || from >= row.matures_on ? null : bankMoment(clock, from),
  }
}

function viewedDays(row: FixedRow | ThaweesupRow, today: string): number {
  return Math.round((Date.parse(today) - Date.parse(row.opened_on)) / 864e5)
}

/** One's own deposits that fulfil a condition, fixed ones by maturity. */
async function findDeposits(db: Db | Tx, userId: string, which: ReturnType<typeof sql>) {
  const { rows: fixed } = await sql<FixedRow>`
    select id, term, principal, round, opened_on, matures_on, rate, early_rate, at_maturity, state, opened_at,
      ended_on, closed_at, interest, tax
    from fixed_deposit where user_id = ${userId} and ${which} order by matures_on, id`.execute(db)
  const { rows: thaweesup } = await sql<ThaweesupRow>`
    select id, monthly, opened_on, matures_on, rate, early_rate, squares, next_try, state, opened_at, ended_on,
      closed_at, interest, tax
    from thaweesup where user_id = ${userId} and ${which}`.execute(db)
  return { fixed, thaweesup }
}
