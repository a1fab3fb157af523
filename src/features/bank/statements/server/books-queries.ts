import { sql } from 'kysely'
import type { Db, Tx } from '#db/open.ts'
import type { FixedTerm } from '#features/bank/rates/contract.ts'
import { type Koin, koin } from '#lib/money.ts'
import { payFixed } from '../../deposits/payout-rules.ts'

type Sums = { savings: Koin; deposits: Koin; interest: Koin; tax: Koin }
type Held = { fixed: Koin; thaweesup: Koin; fixed_count: number; thaweesup_count: number }

/** The bank's own books of deposits from the ledger, beside what the open deposits say they hold. */
export async function readBankBooks(db: Db | Tx) {
  const sums = await readSums(db)
  const { rows } = await sql<Held>`
    select coalesce((select sum(principal) from fixed_deposit where state = 'open'), 0)::bigint as fixed,
      (select count(*) from fixed_deposit where state = 'open')::int as fixed_count,
      coalesce((select sum(monthly * (select count(*) from unnest(squares) as at where at >= 0))
        from thaweesup where ended_on is null), 0)::bigint as thaweesup,
      (select count(*) from thaweesup where ended_on is null)::int as thaweesup_count`.execute(db)
  const held = rows[0]!
  return {
    liabilities: { savings: sums.savings, deposits: sums.deposits },
    interest_paid: sums.interest,
    tax_withheld: sums.tax,
    held,
    is_equal: sums.deposits === held.fixed + held.thaweesup,
    promised: await sumPromised(db),
    months: await listMonths(db),
  }
}

async function readSums(db: Db | Tx): Promise<Sums> {
  const { rows } = await sql<Sums>`
    select coalesce(sum(satang) filter (where account = 'wallet'), 0)::bigint as savings,
      coalesce(sum(satang) filter (where account = 'deposit'), 0)::bigint as deposits,
      coalesce(-sum(satang) filter (where account = 'interest_expense'), 0)::bigint as interest,
      coalesce(sum(satang) filter (where account = 'withholding_tax'), 0)::bigint as tax
    from ledger_entry where currency = 'koin'`.execute(db)
  return rows[0]!
}

/** What the open fixed deposits will cost at maturity, before tax: summed by term, days and rate, so to a few hundredths. */
async function sumPromised(db: Db | Tx): Promise<Koin> {
  const { rows } = await sql<{ principal: Koin; rate: number; opened_on: string; matures_on: string; term: FixedTerm }>`
    select sum(principal)::bigint as principal, rate, opened_on, matures_on
    from fixed_deposit where state = 'open' group by rate, opened_on, matures_on`.execute(db)
  return koin(rows.reduce((sum, row) => sum + payFixed({ ...row, early_rate: 0 }, row.matures_on).interest, 0))
}

/** Interest and tax by real month, newest first; the last 24. */
async function listMonths(db: Db | Tx) {
  const { rows } = await sql<{ month: string; interest: Koin; tax: Koin }>`
    select to_char(transfer.made_at at time zone 'Asia/Bangkok', 'YYYY-MM') as month,
      coalesce(-sum(line.satang) filter (where line.account = 'interest_expense'), 0)::bigint as interest,
      coalesce(sum(line.satang) filter (where line.account = 'withholding_tax'), 0)::bigint as tax
    from ledger_entry as line
    join ledger_transfer as transfer on transfer.user_id = line.user_id and transfer.currency = line.currency
      and transfer.id = line.transfer_id
    where line.currency = 'koin' and line.account in ('interest_expense', 'withholding_tax')
    group by 1 order by 1 desc limit 24`.execute(db)
  return rows
}
