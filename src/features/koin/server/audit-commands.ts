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

/** The last audit; null before the first one. */
export async function readLastAudit(db: Db): Promise<{ at: Date; faults: { check: string; count: number }[] } | null> {
  const last = await db
    .selectFrom('books_audit')
    .select(['made_at', 'faults'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last ? { at: last.made_at, faults: last.faults as { check: string; count: number }[] } : null
}
