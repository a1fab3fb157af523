import { sql } from 'kysely'
import { openDb } from '#db/open.ts'
import { type Caps, readBooks } from './money-books.ts'
import { compareBooks, type Differences } from './money-check.ts'
import type { Expected } from './money-oracle.ts'

const given = `select user_id, currency, id from ledger_transfer where cause like 'drill:give:%' order by id limit 1`
const lines = `from ledger_entry e join one on e.user_id = one.user_id and e.transfer_id = one.id`

/** Faults that the database would refuse, each made with triggers and keys disabled. */
const plants: Partial<Record<keyof Differences, string>> = {
  lost: `with one as (${given}), gone as (
      delete from ledger_entry using one where ledger_entry.user_id = one.user_id and transfer_id = one.id
    ) delete from ledger_transfer t using one where t.user_id = one.user_id and t.id = one.id`,
  double: `with one as (${given}), again as (
      insert into ledger_transfer
      select t.user_id, t.currency, '00000000-0000-7000-8000-000000000000', cause, title, href, made_at
      from ledger_transfer t join one using (user_id, id)
    ) insert into ledger_entry
      select e.user_id, e.currency, account, '00000000-0000-7000-8000-000000000000', satang ${lines}`,
  ghost: `insert into learning_day select user_id, '2026-10-01' from (${given}) as one`,
  negative: `update wallet set satang = -1 where (user_id, currency) in (select user_id, currency from (${given}) as one)`,
  sum: `with one as (${given}) update ledger_entry e set satang = satang + 1 from one
    where e.user_id = one.user_id and e.transfer_id = one.id and account = 'wallet'`,
  balance: `update wallet set satang = satang + 1
    where (user_id, currency) in (select user_id, currency from (${given}) as one)`,
  caps: `insert into ledger_entry
    select t.user_id, t.currency, 'wallet', t.id, 15001 from ledger_transfer t join capped_reward r using (user_id, cause)
    order by t.id limit 1
    on conflict (user_id, currency, account, transfer_id) do update set satang = 15001`,
}

/** Proves that the comparison detects faults: plants them one by one and undoes each. Returns those not detected. */
export async function plantFaults(
  url: string,
  expected: Expected,
  caps: Caps,
): Promise<{ planted: number; unseen: string[] }> {
  const db = openDb(url, { max: 1 })
  const unseen: string[] = []
  try {
    for (const [kind, change] of Object.entries(plants)) {
      const tx = await db.startTransaction().execute()
      try {
        await sql`set local session_replication_role = replica`.execute(tx)
        await sql`alter table wallet drop constraint wallet_satang_check`.execute(tx)
        await sql`alter table ledger_transfer drop constraint ledger_transfer_user_id_cause_key`.execute(tx)
        await sql.raw(change).execute(tx)
        const found = compareBooks(expected, await readBooks(tx, caps))
        if (found[kind as keyof Differences].length === 0) unseen.push(kind)
      } finally {
        await tx.rollback().execute()
      }
    }
    return { planted: Object.keys(plants).length, unseen }
  } finally {
    await db.destroy()
  }
}
