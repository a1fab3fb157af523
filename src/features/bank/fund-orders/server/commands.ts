import { sql } from 'kysely'
import type { Tx } from '#db/open.ts'
import { lockPracticeWallet } from '#features/bank/practice-wallet/server/commands.ts'
import { refusals } from '#lib/errors.ts'
import { fundOrderErrors } from '../contract.ts'
import { cancelUntil } from '../order-state-rules.ts'
import { moveBaht } from './money-commands.ts'
import { findOrder, listSwitch } from './queries.ts'

const refusal = refusals(fundOrderErrors)

/**
 * Cancels an order before the cut-off of its trade day, with the other one of its switch → their ids. Cancelled already:
 * nothing changes. Throws fund_order_not_found, cut_off_passed.
 */
export async function cancelOrder(
  tx: Tx,
  { userId, id, now }: { userId: string; id: string; now: Date },
): Promise<string[]> {
  await findOrder(tx, { userId, id })
  await lockPracticeWallet(tx, { userId, now })
  const order = await findOrder(tx, { userId, id })
  const both = order.switch_id ? await listSwitch(tx, { userId, switchId: order.switch_id }) : [order]
  const ids = both.map((one) => one.id)
  if (both.every(({ state }) => state === 'cancelled')) return ids
  // The purchase of a switch has a later trade day: the sale's counts.
  const tradeOn = both.map(({ trade_on }) => trade_on).toSorted()[0]!
  if (both.some(({ state }) => cancelUntil(state, tradeOn, now) === null)) throw refusal('cut_off_passed')
  for (const one of both) {
    const { numAffectedRows } = await sql`
      update fund_order set state = 'cancelled', cancelled_at = ${now}
      where user_id = ${userId} and id = ${one.id} and state = 'accepted'`.execute(tx)
    if (numAffectedRows !== 1n) throw refusal('cut_off_passed')
    if (one.kind === 'sell') await freeUnits(tx, { userId, ...one })
    else if (one.amount !== null) {
      const amounts = { wallet: one.amount, fund_order: -one.amount }
      await moveBaht(tx, { userId, orderId: one.id, step: 'cancel', title: 'ยกเลิกคำสั่งซื้อกองทุน', ...amounts, now })
    }
  }
  return ids
}

async function freeUnits(
  tx: Tx,
  { userId, account, code, units }: { userId: string; account: string; code: string; units: number | null },
): Promise<void> {
  await sql`
    update fund_holding set held = held - ${units}
    where user_id = ${userId} and account = ${account} and code = ${code}`.execute(tx)
}
