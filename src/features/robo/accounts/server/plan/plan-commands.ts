import type { Tx } from '#db/open.ts'
import { newId } from '#lib/server/new-id.ts'
import type { PlanRow } from '../queries.ts'

export type NewPlan = Omit<PlanRow, 'id' | 'account_id' | 'made_at' | 'ended_at'> & {
  userId: string
  accountId: string
  now: Date
}

/** Makes a plan the one that counts in its account; the one before it ends → its id. */
export async function insertPlan(tx: Tx, { userId, accountId, now, parts, ...plan }: NewPlan): Promise<string> {
  const id = newId(now)
  await tx
    .updateTable('robo_plan')
    .set({ ended_at: now })
    .where('user_id', '=', userId)
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .execute()
  await tx
    .insertInto('robo_plan')
    .values({ ...plan, user_id: userId, id, account_id: accountId, parts: JSON.stringify(parts), made_at: now })
    .execute()
  return id
}
