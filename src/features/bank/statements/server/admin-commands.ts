import type { Tx } from '#db/open.ts'
import { recordStaffAct } from '#features/audit/server/commands.ts'
import { listEnded, viewAccounts } from '#features/bank/deposits/server/queries.ts'
import { commonRefusal } from '#lib/errors.ts'

/** A person's accounts for staff; the look is logged. The reason stays out of the log's texts of members. Throws not_found. */
export async function lookAtAccounts(
  tx: Tx,
  { actorId, userId, reason, now }: { actorId: string; userId: string; reason: string; now: Date },
) {
  const person = await tx
    .selectFrom('user_account')
    .select(['user_id as id', 'display_name as name'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (!person) throw commonRefusal('not_found')
  const subject = { kind: 'person', id: userId } as const
  await recordStaffAct(tx, { actorId, act: 'bank.accounts-looked-at', subject, before: null, after: { reason }, now })
  const { items } = await listEnded(tx, { userId, now, page: 1, limit: 50 })
  return { person, accounts: await viewAccounts(tx, { userId, now }), ended: items }
}
