import { sql } from 'kysely'
import type { Db, Tx } from '#db/open.ts'
import { nameLines } from '#features/koin/server/ledger-title-queries.ts'
import { countKoinHistory } from '#features/koin/server/queries.ts'
import { refusals } from '#lib/errors.ts'
import type { Koin } from '#lib/money.ts'
import { firstIdAt } from '#lib/server/new-id.ts'
import type { BankClock } from '../../clock/clock-rules.ts'
import { nameOfFixed, thaweesupName } from '../../deposits/book-rules.ts'
import { type PassbookLine, statementErrors } from '../contract.ts'
import { lineOfWallet, linesOfDeposit, readCause, type Transfer } from '../passbook-rules.ts'

const refusal = refusals(statementErrors)

type WalletRow = {
  id: string
  cause: string
  title: string
  href: string | null
  made_at: Date
  amount: Koin
  balance: Koin
}

/** The newest lines of the savings account from a moment on (or all), newest first, with the balance after each. */
export async function listWalletLines(
  db: Db | Tx,
  {
    userId,
    clock,
    since = null,
    limit,
    offset = 0,
  }: { userId: string; clock: BankClock; since?: Date | null; limit: number | null; offset?: number },
): Promise<PassbookLine[]> {
  const { rows } = await sql<WalletRow>`
    select id, cause, title, href, made_at, amount, balance from (
      select line.transfer_id as id, transfer.cause, transfer.title, transfer.href, transfer.made_at,
        line.satang as amount,
        (wallet.satang - sum(line.satang) over (order by line.transfer_id desc) + line.satang)::bigint as balance
      from ledger_entry as line
      join ledger_transfer as transfer on transfer.user_id = line.user_id and transfer.currency = line.currency
        and transfer.id = line.transfer_id
      join wallet on wallet.user_id = line.user_id and wallet.currency = line.currency
      where line.user_id = ${userId} and line.currency = 'koin' and line.account = 'wallet'
        and line.transfer_id >= ${firstIdAt(since ?? new Date(0))}::uuid
      order by line.transfer_id desc limit ${limit === null ? null : limit + offset}
    ) as newest
    order by id desc offset ${offset}`.execute(db)
  return (await nameLines(db, rows)).map((row) => lineOfWallet(row, clock))
}

type DepositTransfer = Transfer & { account: string }

/** All transfers of a person's deposits (or of one), oldest first, by deposit. */
export async function listDepositTransfers(
  db: Db | Tx,
  { userId, id = null }: { userId: string; id?: string | null },
): Promise<Map<string, DepositTransfer[]>> {
  const { rows } = await sql<Transfer>`
    select transfer.id, transfer.cause, transfer.title, transfer.made_at,
      coalesce(sum(line.satang) filter (where line.account = 'wallet'), 0)::bigint as wallet,
      coalesce(sum(line.satang) filter (where line.account = 'deposit'), 0)::bigint as deposit,
      coalesce(sum(line.satang) filter (where line.account = 'interest_expense'), 0)::bigint as interest,
      coalesce(sum(line.satang) filter (where line.account = 'withholding_tax'), 0)::bigint as tax
    from ledger_transfer as transfer
    join ledger_entry as line on line.user_id = transfer.user_id and line.currency = transfer.currency
      and line.transfer_id = transfer.id
    where transfer.user_id = ${userId} and transfer.currency = 'koin'
      and transfer.cause >= ${`bank:${id ?? ''}`} and transfer.cause < ${`bank:${id === null ? '' : `${id}:`}~`}
      and transfer.cause not like 'bank:savings:%'
    group by transfer.user_id, transfer.currency, transfer.id
    order by transfer.id`.execute(db)
  const found = new Map<string, DepositTransfer[]>()
  for (const row of rows) {
    const account = readCause(row.cause)!.id
    found.set(account, [...(found.get(account) ?? []), { ...row, account }])
  }
  return found
}

type Asked = { userId: string; account: string; clock: BankClock }

/** A page of a passbook, newest first. Throws account_not_found. */
export async function readPassbook(
  db: Db | Tx,
  { userId, account, clock, page, limit }: Asked & { page: number; limit: number },
): Promise<{ items: PassbookLine[]; total: number }> {
  const offset = (page - 1) * limit
  if (account === 'savings') {
    const items = await listWalletLines(db, { userId, clock, limit, offset })
    return { items, total: await countKoinHistory(db, userId) }
  }
  const lines = (await readDepositLines(db, { userId, account, clock })).reverse()
  return { items: lines.slice(offset, offset + limit), total: lines.length }
}

/** All lines of a deposit, oldest first. Throws account_not_found. */
async function readDepositLines(db: Db | Tx, { userId, account, clock }: Asked): Promise<PassbookLine[]> {
  const transfers = (await listDepositTransfers(db, { userId, id: account })).get(account)
  if (!transfers) throw refusal('account_not_found')
  return linesOfDeposit(transfers, clock)
}

/** The newest lines of an account for a file, oldest first. Throws account_not_found. */
export async function listForFile(
  db: Db | Tx,
  { userId, account, clock }: Asked,
  max: number,
): Promise<PassbookLine[]> {
  if (account === 'savings') return (await listWalletLines(db, { userId, clock, limit: max })).reverse()
  return (await readDepositLines(db, { userId, account, clock })).slice(-max)
}

/** The name of the koin wallet among a person's accounts. */
export const savingsName = 'ออมทรัพย์ (กระเป๋า koin)'

/** What an account of a person is called. Throws account_not_found. */
export async function nameAccount(db: Db | Tx, userId: string, account: string): Promise<string> {
  if (account === 'savings') return savingsName
  const name = (await nameDeposits(db, userId)).get(account)
  if (name === undefined) throw refusal('account_not_found')
  return name
}

/** The names of a person's deposits by id. */
export async function nameDeposits(db: Db | Tx, userId: string): Promise<Map<string, string>> {
  const fixed = await db.selectFrom('fixed_deposit').select(['id', 'term']).where('user_id', '=', userId).execute()
  const saving = await db.selectFrom('thaweesup').select('id').where('user_id', '=', userId).execute()
  return new Map([
    ...fixed.map(({ id, term }) => [id, nameOfFixed(term)] as const),
    ...saving.map(({ id }) => [id, thaweesupName] as const),
  ])
}
