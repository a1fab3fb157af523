import type { Db } from '#db/open.ts'
import { newId } from '#lib/server/new-id.ts'
import type { LedgerFault } from './audit-queries.ts'

/** Keeps what an audit of the books found, for the people who answer for them: which check, and how often; no examples. */
export async function recordAudit(db: Db, { faults, now }: { faults: LedgerFault[]; now: Date }): Promise<void> {
  const kept = faults.map(({ check, count }) => ({ check, count }))
  await db
    .insertInto('books_audit')
    .values({ id: newId(now), faults: JSON.stringify(kept), made_at: now })
    .execute()
}
