import { sql } from 'kysely'
import type { Db, Tx } from '#db/open.ts'
import { readPracticeBalance } from '#features/koin/server/queries.ts'
import { type PracticeBaht, practiceBaht } from '#lib/money.ts'
import { formatThaiMoment } from '#lib/thai/bangkok-time.ts'
import {
  type PracticeWallet,
  type PracticeWalletMove,
  practiceWalletMonthly,
  practiceWalletStart,
} from '../contract.ts'
import type { BookedMove } from '../csv-rules.ts'

/** A person's purse as its screen shows it. */
export async function viewPracticeWallet(db: Db | Tx, userId: string): Promise<PracticeWallet> {
  const wallet = await db
    .selectFrom('practice_purse')
    .select(['months', 'next_on', 'next_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  const amounts = { start: practiceBaht(practiceWalletStart), monthly: practiceBaht(practiceWalletMonthly) }
  if (!wallet) return { is_open: false, balance: practiceBaht(0), income: practiceBaht(0), ...amounts, next: null }
  return {
    is_open: true,
    balance: await readPracticeBalance(db, userId),
    income: practiceBaht(practiceWalletStart + wallet.months * practiceWalletMonthly),
    ...amounts,
    next: { day: wallet.next_on, at: wallet.next_at.toISOString() },
  }
}

type MoveRow = {
  id: string
  made_at: Date
  title: string
  href: string | null
  amount: PracticeBaht
  balance: PracticeBaht
  total: number
}

/** What moved the purse, newest first, with the balance after each and the number of all. */
async function readMoves(
  db: Db | Tx,
  { userId, limit, offset }: { userId: string; limit: number; offset: number },
): Promise<MoveRow[]> {
  const { rows } = await sql<MoveRow>`
    with moves as (
      select transfer_id, satang, sum(satang) over (order by transfer_id)::bigint::practice_baht as balance
      from ledger_entry where user_id = ${userId} and currency = 'practice_baht' and account = 'wallet'
    )
    select transfer.id, transfer.made_at, transfer.title, transfer.href, moves.satang as amount,
      moves.balance::float8 as balance, (select count(*)::int from moves) as total
    from moves join ledger_transfer as transfer on transfer.user_id = ${userId}
      and transfer.currency = 'practice_baht' and transfer.id = moves.transfer_id
    order by moves.transfer_id desc limit ${limit} offset ${offset}`.execute(db)
  return rows
}

/** A page of what moved the purse, newest first, with the balance after each. */
export async function listPracticeWallet(
  db: Db | Tx,
  { userId, page, limit }: { userId: string; page: number; limit: number },
): Promise<{ items: PracticeWalletMove[]; total: number }> {
  const rows = await readMoves(db, { userId, limit, offset: (page - 1) * limit })
  const items = rows.map(({ id, made_at, title, href, amount, balance }) => ({
    id,
    date: formatThaiMoment(made_at),
    activity: title,
    amount,
    balance,
    href,
  }))
  return { items, total: rows[0]?.total ?? 0 }
}

/** The newest movements of the purse for a file, oldest first. */
export async function listPracticeWalletForFile(db: Db | Tx, userId: string, max: number): Promise<BookedMove[]> {
  return (await readMoves(db, { userId, limit: max, offset: 0 })).reverse()
}
