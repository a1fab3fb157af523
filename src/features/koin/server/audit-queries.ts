import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '#db/open.ts'
import type { Currency, Satang } from '#lib/money.ts'
import { ledgerAccounts } from './rules.ts'

/**
 * Invariants of the ledger, each as a query for violations. One statement sees one snapshot, so live traffic causes no
 * false alarm.
 */
const checks = {
  /** Transfers whose entries do not sum to zero. */
  unbalanced: sql`
    select concat_ws(' ', user_id, currency, transfer_id, sum(satang)) as what
    from ledger_entry group by user_id, currency, transfer_id having sum(satang) <> 0`,
  /** Transfers without entries. */
  empty: sql`
    select concat_ws(' ', t.user_id, t.currency, t.id, t.cause) as what
    from ledger_transfer t left join ledger_entry e
      on e.user_id = t.user_id and e.currency = t.currency and e.transfer_id = t.id
    where e.user_id is null`,
  /** Entries without a transfer of the same person and currency, which includes mixed currencies. */
  stray: sql`
    select concat_ws(' ', e.user_id, e.currency, e.transfer_id, e.account) as what
    from ledger_entry e left join ledger_transfer t
      on e.user_id = t.user_id and e.currency = t.currency and e.transfer_id = t.id
    where t.user_id is null`,
  /** Entries of unknown accounts. */
  unknown_account: sql`
    select concat_ws(' ', currency, account, count(*)) as what from ledger_entry
    where not case currency
      when 'koin' then account = any(${ledgerAccounts.koin}::text[])
      else account = any(${ledgerAccounts.practice_baht}::text[]) end
    group by currency, account`,
  /** Wallets whose balance or transfer count differs from their entries. */
  drifted_wallet: sql`
    select concat_ws(' ', user_id, currency, w.satang, e.satang, w.transfers, e.transfers) as what
    from wallet w full join (
      select user_id, currency, sum(satang) as satang, count(*) as transfers
      from ledger_entry where account = 'wallet' group by user_id, currency
    ) e using (user_id, currency)
    where coalesce(w.satang, 0) <> coalesce(e.satang, 0) or coalesce(w.transfers, 0) <> coalesce(e.transfers, 0)`,
  negative_wallet: sql`
    select concat_ws(' ', user_id, currency, satang) as what from wallet where satang < 0`,
  /** Capped rewards that were paid more than was asked for. */
  overpaid_reward: sql`
    select concat_ws(' ', r.user_id, r.cause, r.asked, e.satang) as what
    from capped_reward r join ledger_transfer t on t.user_id = r.user_id and t.cause = r.cause
    join ledger_entry e on e.user_id = t.user_id and e.currency = t.currency
      and e.account = 'wallet' and e.transfer_id = t.id
    where e.satang > r.asked`,
  /** Cap counters that differ from what was paid on their day. */
  drifted_reward_week: sql`
    select concat_ws(' ', user_id, day, counted.paid, booked.paid) as what
    from (
      select user_id, week + (nth - 1)::int as day, one as paid
      from reward_week, unnest(paid) with ordinality as days (one, nth)
    ) counted full join (
      select r.user_id, r.day, sum(e.satang) as paid
      from capped_reward r join ledger_transfer t on t.user_id = r.user_id and t.cause = r.cause
      join ledger_entry e on e.user_id = t.user_id and e.currency = t.currency
        and e.account = 'wallet' and e.transfer_id = t.id
      group by r.user_id, r.day
    ) booked using (user_id, day)
    where coalesce(counted.paid, 0) <> coalesce(booked.paid, 0)`,
  /** Totals of skill points, or their counts, that differ from the rows. */
  drifted_skill: sql`
    select concat_ws(' ', user_id, skill, s.points, p.points, s.gains, p.gains) as what
    from skill_total s full join (
      select user_id, skill, sum(points) as points, count(*) as gains from skill_point group by user_id, skill
    ) p using (user_id, skill)
    where coalesce(s.points, 0) <> coalesce(p.points, 0) or coalesce(s.gains, 0) <> coalesce(p.gains, 0)`,
  /** Counts of learning days that differ from the days. */
  drifted_learning_month: sql`
    select concat_ws(' ', user_id, month, m.days, d.days) as what
    from learning_month m full join (
      select user_id, to_char(day, 'YYYY-MM') as month, count(*) as days from learning_day group by 1, 2
    ) d using (user_id, month)
    where coalesce(m.days, 0) <> coalesce(d.days, 0)`,
} satisfies Record<string, RawBuilder<unknown>>

export type LedgerCheck = keyof typeof checks
export const ledgerChecks = Object.keys(checks) as LedgerCheck[]
export type LedgerFault = { check: LedgerCheck; count: number; examples: string[] }

/**
 * Checks all invariants of the ledger. Returns each violated one with its count and up to five examples; empty when all
 * hold.
 */
export async function auditLedger(db: Db | Tx): Promise<LedgerFault[]> {
  const faults: LedgerFault[] = []
  for (const check of ledgerChecks) {
    const { rows } = await sql<{ count: number; examples: string[] }>`
      select count(*)::int as count, coalesce((array_agg(what order by what))[1:5], '{}') as examples
      from (${checks[check]}) as found`.execute(db)
    const { count, examples } = rows[0]!
    if (count > 0) faults.push({ check, count, examples })
  }
  return faults
}

export type AccountBalance = { currency: Currency; account: string; lines: number; satang: Satang }

/**
 * Every account with its number of entries and its sum in hundredths; 'wallet' is the sum of all wallets. Each currency
 * sums to 0.
 */
export async function listAccounts(db: Db | Tx): Promise<AccountBalance[]> {
  const { rows } = await sql<AccountBalance>`
    select currency, account, count(*) as lines, sum(satang)::bigint as satang
    from ledger_entry group by currency, account order by currency, account = 'wallet' desc, account`.execute(db)
  return rows
}
