import type { Db, Tx } from '#db/open.ts'
import { refusals } from '#lib/errors.ts'
import { koin } from '#lib/money.ts'
import {
  type BankClock,
  bankDayAt,
  bankMoment,
  dayOfMonth,
  monthIndex,
  startOfBankDay,
} from '../../clock/clock-rules.ts'
import { readBankClock } from '../../clock/server/queries.ts'
import { missed, monthOfSquare } from '../../deposits/instalment-rules.ts'
import { type MonthAccount, type MonthStatement, type PassbookLine, statementErrors } from '../contract.ts'
import { explainMonth, sumAccount, sumMonth } from '../month-rules.ts'
import { linesOfDeposit } from '../passbook-rules.ts'
import { listDepositTransfers, listWalletLines, nameDeposits, savingsName } from './passbook-queries.ts'

const refusal = refusals(statementErrors)

type OfPerson = { userId: string; now: Date }

/** 'YYYY-MM' of the bank, with its first moment and that of the next month. */
function spanOf(clock: BankClock, month: number) {
  const [from, until] = [dayOfMonth(month, 1), dayOfMonth(month + 1, 1)]
  return { month: from.slice(0, 7), from: bankMoment(clock, from), until: bankMoment(clock, until) }
}

/** The last bank month that is over for a person: its days are past, and the nights have worked them. */
async function lastMonthOver(db: Db | Tx, clock: BankClock, { userId, now }: OfPerson): Promise<number> {
  const person = await db.selectFrom('bank_person').select('due_on').where('user_id', '=', userId).executeTakeFirst()
  const today = bankDayAt(clock, now)
  const workedUntil = person && person.due_on <= today ? person.due_on : today
  return monthIndex(workedUntil) - 1
}

/** A page of the months with a statement, newest first: from the first koin on. */
export async function listMonths(
  db: Db | Tx,
  { userId, now, page, limit }: OfPerson & { page: number; limit: number },
) {
  const clock = await readBankClock(db)
  const first = await db
    .selectFrom('ledger_transfer')
    .select((e) => e.fn.min('made_at').as('made_at'))
    .where('user_id', '=', userId)
    .where('currency', '=', 'koin')
    .executeTakeFirst()
  if (!first?.made_at) return { items: [], total: 0 }
  const newest = await lastMonthOver(db, clock, { userId, now })
  const total = Math.max(0, newest - monthIndex(bankDayAt(clock, first.made_at)) + 1)
  const start = (page - 1) * limit
  const count = Math.max(0, Math.min(limit, total - start))
  return { items: Array.from({ length: count }, (_, at) => spanOf(clock, newest - start - at)), total }
}

/** A month's statement of a person. Throws month_not_over. */
export async function readMonth(
  db: Db | Tx,
  { userId, now, month }: OfPerson & { month: string },
): Promise<MonthStatement> {
  const clock = await readBankClock(db)
  const index = monthIndex(`${month}-01`)
  if (index > (await lastMonthOver(db, clock, { userId, now }))) throw refusal('month_not_over')
  const [from, until] = [startOfBankDay(clock, `${month}-01`), startOfBankDay(clock, dayOfMonth(index + 1, 1))]
  const accounts = [
    await readSavings(db, { userId, clock, from, until }),
    ...(await readDeposits(db, { userId, clock, from, until })),
  ]
  const totals = sumMonth(accounts)
  const sentences = explainMonth({ accounts, totals, missed: await hasMissed(db, userId, index) })
  return { ...spanOf(clock, index), accounts, totals, sentences }
}

type Span = { userId: string; clock: BankClock; from: Date; until: Date }

async function readSavings(db: Db | Tx, { userId, clock, from, until }: Span): Promise<MonthAccount> {
  const newest = await listWalletLines(db, { userId, clock, since: from, limit: null })
  const wallet = await db
    .selectFrom('wallet')
    .select('satang')
    .where('user_id', '=', userId)
    .where('currency', '=', 'koin')
    .executeTakeFirst()
  const oldest = newest.at(-1)
  const before = oldest ? koin(oldest.balance - oldest.amount) : koin(wallet?.satang ?? 0)
  const lines = newest.filter(({ when }) => when.at < until.toISOString()).reverse()
  return sumAccount({ account: 'savings', name: savingsName }, lines, before)
}

async function readDeposits(db: Db | Tx, { userId, clock, from, until }: Span): Promise<MonthAccount[]> {
  const names = await nameDeposits(db, userId)
  const accounts: MonthAccount[] = []
  for (const [id, transfers] of await listDepositTransfers(db, { userId })) {
    const all = linesOfDeposit(transfers, clock)
    const before = all.findLast(({ when }) => when.at < from.toISOString())?.balance ?? koin(0)
    const lines = all.filter(({ when }) => isWithin(when, from, until))
    if (before === 0 && lines.length === 0) continue
    accounts.push(sumAccount({ account: id, name: names.get(id) ?? 'บัญชีฝาก' }, lines, before))
  }
  return accounts
}

function isWithin({ at }: PassbookLine['when'], from: Date, until: Date): boolean {
  return at >= from.toISOString() && at < until.toISOString()
}

/** Whether a Thaweesup of the person missed this month. */
async function hasMissed(db: Db | Tx, userId: string, month: number): Promise<boolean> {
  const rows = await db.selectFrom('thaweesup').select(['opened_on', 'squares']).where('user_id', '=', userId).execute()
  return rows.some(({ opened_on, squares }) => squares[month - monthOfSquare(opened_on, 1)] === missed)
}
