import { sql } from 'kysely'
import type { Tx } from '#db/open.ts'
import { showCodes } from '#features/store/codes/server/commands.ts'
import type { ServerKeys } from '#features/store/codes/server/key-commands.ts'
import { refusals } from '#lib/errors.ts'
import { type OrderState, orderErrors } from '../contract.ts'
import { actsOf } from '../order-state-rules.ts'
import { refundHeld } from './refund-commands.ts'

const refusal = refusals(orderErrors)

type OfOrder = { userId: string; id: string; now: Date }

/** One's own order, held until the end of the transaction. Throws order_not_found. */
export async function lockOrder(tx: Tx, { userId, id }: { userId: string; id: string }) {
  const order = await tx
    .selectFrom('premium_order')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!order) throw refusal('order_not_found')
  return { ...order, state: order.state as OrderState }
}

/**
 * Gives the koin back as long as nothing was packed and no code seen; cancelled already changes nothing. Refuses with
 * order_not_found, order_not_cancellable, code_seen, and gift_not_cancellable (a gift that cost nothing).
 */
export async function cancelOrder(tx: Tx, { userId, id, now }: OfOrder): Promise<void> {
  const order = await lockOrder(tx, { userId, id })
  if (order.state === 'refunded') return
  if (order.state !== 'paid') throw refusal(order.type === 'code' ? 'code_seen' : 'order_not_cancellable')
  if (order.paid === 0) throw refusal('gift_not_cancellable')
  await refundHeld(tx, { order, isBack: true, now })
}

/** Notes that a parcel did not come; noted already changes nothing. Throws order_not_found, order_not_on_way. */
export async function reportNotArrived(tx: Tx, { userId, id, now }: OfOrder): Promise<void> {
  const order = await lockOrder(tx, { userId, id })
  if (order.not_arrived_at) return
  if (!actsOf(order, now).report_not_arrived) throw refusal('order_not_on_way')
  // What counted as delivered by itself is on its way again.
  await tx
    .updateTable('premium_order')
    .set({ not_arrived_at: now, state: 'shipped', delivered_at: null })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute()
}

/** Notes that the parcel is there; there already changes nothing. Throws order_not_found, order_not_on_way. */
export async function confirmArrival(tx: Tx, { userId, id, now }: OfOrder): Promise<void> {
  const order = await lockOrder(tx, { userId, id })
  if (order.state === 'delivered') return
  if (!actsOf(order, now).confirm_arrival) throw refusal('order_not_on_way')
  await tx
    .updateTable('premium_order')
    .set({ state: 'delivered', delivered_at: now, not_arrived_at: null })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute()
}

/** Shows an order's codes to its buyer; the first look delivers it. Throws no_code_here, code_taken_back. */
export async function showCode(tx: Tx, { userId, id, keys, now }: OfOrder & { keys: ServerKeys }) {
  const order = await lockOrder(tx, { userId, id })
  if (order.type !== 'code') throw refusal('no_code_here')
  if (order.state === 'refunded') throw refusal('code_taken_back')
  const { codes, looks } = await showCodes(tx, { userId, orderId: id, keys, now })
  if (order.state === 'paid')
    await tx
      .updateTable('premium_order')
      .set({ state: 'delivered', delivered_at: now })
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .execute()
  const { rows } = await sql<{ how_to_use: string | null }>`
    select how_to_use from premium where id = ${order.premium_id}`.execute(tx)
  return { codes, how_to_use: rows[0]?.how_to_use ?? null, looks }
}
