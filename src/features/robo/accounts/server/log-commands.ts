import type { Tx } from '#db/open.ts'
import { practiceBaht } from '#lib/money.ts'
import { newId } from '#lib/server/new-id.ts'
import type { RoboLogType } from '../log-contract.ts'

type NewLog = {
  userId: string
  accountId: string
  type: Exclude<RoboLogType, 'dividend'>
  amount?: number | null
  orders?: readonly string[]
  facts?: Record<string, string | number | boolean>
  now: Date
}

/** Adds a line to an account's log → its id. `amount` in hundredths of baht. */
export async function addLog(
  tx: Tx,
  { userId, accountId, type, amount = null, orders = [], facts = {}, now }: NewLog,
): Promise<string> {
  const id = newId(now)
  await tx
    .insertInto('robo_log')
    .values({
      user_id: userId,
      id,
      account_id: accountId,
      type,
      amount: amount === null ? null : practiceBaht(amount),
      orders: [...orders],
      facts: JSON.stringify(facts),
      made_at: now,
    })
    .execute()
  return id
}
