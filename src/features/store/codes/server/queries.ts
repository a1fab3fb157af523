import { sql } from 'kysely'
import type { Db, Tx } from '#db/open.ts'
import { findPremium } from '#features/store/premiums/server/queries.ts'
import { refusals } from '#lib/errors.ts'
import { adminCodeErrors } from '../admin-contract.ts'

const refusal = refusals(adminCodeErrors)

/** The number of codes in a premium's pool, by state. Throws premium_not_found, not_codes. */
export async function readPool(db: Db | Tx, premiumId: string) {
  const premium = await findPremium(db, premiumId)
  if (premium.type !== 'code') throw refusal('not_codes')
  const { rows } = await sql<{ free: number; held: number; shown: number; void: number }>`
    select
      (count(*) filter (where order_id is null))::int as free,
      (count(*) filter (where order_id is not null and shown_at is null))::int as held,
      (count(*) filter (where shown_at is not null and void_at is null))::int as shown,
      (count(*) filter (where void_at is not null))::int as void
    from premium_code where premium_id = ${premiumId}`.execute(db)
  return { ...rows[0]!, low_mark: premium.low_mark }
}
