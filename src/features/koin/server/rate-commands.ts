import { sql } from 'kysely'
import type { Tx } from '#db/open.ts'
import type { Koin } from '#lib/money.ts'
import type { RateKey } from './rules.ts'

type NewRate = { key: RateKey; koin: Koin; quota: number | null; from: Date; madeBy: string; decidedBy: string }

/**
 * Adds a row to the table of rates, which holds from a moment on; all but koin and quota stay as they are at that moment. Who
 * calls it has judged the change.
 */
export async function addRate(tx: Tx, { key, koin, quota, from, madeBy, decidedBy }: NewRate): Promise<void> {
  await sql`
    insert into rate (
      key, effective_from, koin, koin_most, points, points_per, threshold, quota, quota_period, wait_hours, made_by, decided_by
    )
    select key, ${from}, ${koin}, koin_most, points, points_per, threshold, ${quota}, quota_period, wait_hours,
      ${madeBy}, ${decidedBy}
    from rate where key = ${key} and effective_from <= ${from} order by effective_from desc limit 1`.execute(tx)
}
