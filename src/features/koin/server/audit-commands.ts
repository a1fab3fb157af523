import type { Db } from '#db/open.ts'
import { newId } from '#lib/server/new-id.ts'
import type { LedgerFault } from './audit-queries.ts'

/** Stores the result of a ledger audit for staff: each failed check with its count, without examples. */
export async function recordAudit(db: Db, { faults, now }: { faults: LedgerFault[]; now: Date }): Promise<void> {
  const saved = faults.map(({ check, count }) => ({ check, count }))
  await db
    .insertInto('books_audit')
    .values({ id: newId(now), faults: JSON.stringify(saved), made_at: now })
    .execute()
}
