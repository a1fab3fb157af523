import type { Db, Tx } from '#db/open.ts'
import type { RoboDraft } from '../../contract.ts'

/** Saves where a person's plan stands; replaces what was there. */
export async function saveDraft(
  tx: Tx,
  { userId, step, plan, now }: Pick<RoboDraft, 'step' | 'plan'> & { userId: string; now: Date },
): Promise<void> {
  const values = { step, plan: JSON.stringify(plan), saved_at: now }
  await tx
    .insertInto('robo_draft')
    .values({ user_id: userId, ...values })
    .onConflict((c) => c.column('user_id').doUpdateSet(values))
    .execute()
}

/** Forgets the plan that a person began. */
export async function dropDraft(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('robo_draft').where('user_id', '=', userId).execute()
}

/** The plan that a person began and has not opened; null for none. */
export async function findDraft(db: Db | Tx, userId: string): Promise<RoboDraft | null> {
  const row = await db.selectFrom('robo_draft').selectAll().where('user_id', '=', userId).executeTakeFirst()
  if (!row) return null
  return { step: row.step, plan: row.plan, saved_at: row.saved_at.toISOString() } as RoboDraft
}
