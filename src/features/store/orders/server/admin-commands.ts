import { sql } from 'kysely'
import type { Tx } from '#db/open.ts'
import { recordStaffAct } from '#features/audit/server/commands.ts'
import { refuseOwnGain } from '#features/identity/accounts/server/gain-queries.ts'
import { notify } from '#features/notifications/server/notice-commands.ts'
import { staffValueErrors } from '#features/staff-value/contract.ts'
import { spendAlone } from '#features/staff-value/server/value-commands.ts'
import { endWork, refuseTaken } from '#features/staff-work/server/claim-commands.ts'
import type { WorkKind } from '#kit/server/work-kind.ts'
import { refusals } from '#lib/errors.ts'
import { adminOrderErrors } from '../admin-contract.ts'
import { type OrderState, orderErrors } from '../contract.ts'
import { canMoveParcel, isRestockedBy } from '../order-state-rules.ts'
import { trackingOf } from '../tracking-rules.ts'
import { lockOrder } from './commands.ts'
import { orderDelivered, orderPacked, orderRefunded, orderShipped } from './notices.ts'
import { refundHeld } from './refund-commands.ts'

const refusal = refusals({ ...staffValueErrors, ...orderErrors, ...adminOrderErrors })

export type Move = {
  from: OrderState
  to: 'packed' | 'shipped' | 'delivered'
  tracking: { carrier: string; number: string } | null
}

type Moving = Move & {
  orderId: string
  /** Who of the staff moves it by hand, piece by piece: not what somebody else has taken. A file moves all its rows. */
  actorId?: string
  now: Date
}

/** Orders that have to be packed, sent or looked for, as work that one of the staff takes. */
export const orderWork: WorkKind = {
  name: 'orders',
  label: 'รายการแลกที่ต้องแพ็กหรือส่ง',
  to: '/admin/store/orders',
  roles: ['fulfilment'],
  isFor: async (tx, { id }) => {
    const { rows } = await sql`
      select from premium_order where id = ${id} and type = 'physical'
        and (state in ('paid', 'packed') or (state = 'shipped' and not_arrived_at is not null))`.execute(tx)
    return rows.length > 0
  },
}

/** Holds an order that staff names by its id alone. Throws order_not_found. */
async function lockAnyOrder(tx: Tx, id: string) {
  const found = await tx.selectFrom('premium_order').select('user_id').where('id', '=', id).executeTakeFirst()
  if (!found) throw refusal('order_not_found')
  return lockOrder(tx, { userId: found.user_id, id })
}

/**
 * Moves a parcel on and tells its buyer. Throws order_not_found, order_moved where it does not stand as staff saw it or
 * cannot go there, tracking_needed, work_claimed.
 */
export async function moveOrder(tx: Tx, { orderId, from, to, tracking, actorId, now }: Moving): Promise<void> {
  const order = await lockAnyOrder(tx, orderId)
  if (order.state !== from || !canMoveParcel(order.type, from, to)) throw refusal('order_moved')
  if (to === 'shipped' && !tracking) throw refusal('tracking_needed')
  if (actorId) await refuseTaken(tx, { queue: orderWork.name, id: orderId, userId: actorId, now })
  // Who has packed it sends it too.
  if (to !== 'packed') await endWork(tx, { queue: orderWork.name, id: orderId, isUrgent: true, now })
  await tx
    .updateTable('premium_order')
    .set({
      state: to,
      ...(order.packed_at === null && { packed_at: now }),
      ...(to === 'shipped' && { shipped_at: now }),
      ...(to === 'delivered' && { delivered_at: now, not_arrived_at: null }),
    })
    .where('user_id', '=', order.user_id)
    .where('id', '=', orderId)
    .execute()
  if (to === 'shipped' && tracking) await storeTracking(tx, { userId: order.user_id, orderId, ...tracking })
  await tellStep(tx, { userId: order.user_id, orderId, name: order.name, to, tracking, now })
}

async function storeTracking(
  tx: Tx,
  { userId, orderId, carrier, number }: { userId: string; orderId: string; carrier: string; number: string },
): Promise<void> {
  const known = trackingOf(carrier, number)
  await sql`
    update order_parcel set carrier = ${known.carrier}, tracking = ${number}
    where user_id = ${userId} and order_id = ${orderId}`.execute(tx)
}

type Step = {
  userId: string
  orderId: string
  name: string
  to: Move['to']
  tracking: Move['tracking']
  now: Date
}

/** Tells the buyer of a step, once for each. */
async function tellStep(tx: Tx, { userId, orderId, name, to, tracking, now }: Step): Promise<void> {
  const told = { userId, cause: `store:${to}:${orderId}`, now }
  const facts = { orderId, name }
  if (to === 'packed') await notify(tx, { ...told, kind: orderPacked, facts })
  if (to === 'delivered') await notify(tx, { ...told, kind: orderDelivered, facts })
  if (to === 'shipped' && tracking) {
    const { carrier, number } = trackingOf(tracking.carrier, tracking.number)
    await notify(tx, { ...told, kind: orderShipped, facts: { ...facts, carrier, number } })
  }
}

type Refund = { actorId: string; orderId: string; reason: string; isBack: boolean; now: Date }

/**
 * Gives an order's koin back with a reason that the buyer reads. Throws order_not_found, order_refunded,
 * voucher_used, own_gain, and alone_spent (what was sent stays away, and the person's weekly budget is spent).
 */
export async function refundOrder(tx: Tx, { actorId, orderId, reason, isBack, now }: Refund): Promise<void> {
  const order = await lockAnyOrder(tx, orderId)
  if (order.state === 'refunded') throw refusal('order_refunded')
  const { user_id: userId, state, paid, name } = order
  await refuseOwnGain(tx, { actorId, userId })
  const subject = { kind: 'premium_order', id: orderId } as const
  // What has left and does not come back is given away with the koin; the rest is only undone.
  const value = state === 'paid' || isRestockedBy(order, isBack) ? 0 : paid
  if (!(await spendAlone(tx, { actorId, kind: 'koin', subject, value, now }))) throw refusal('alone_spent')
  await endWork(tx, { queue: orderWork.name, id: orderId, isUrgent: true, now })
  await tx.insertInto('order_refund').values({ user_id: userId, order_id: orderId, reason }).execute()
  await refundHeld(tx, { order, isBack, now })
  const cause = `store:refunded:${orderId}`
  await notify(tx, { userId, kind: orderRefunded, facts: { orderId, name, paid }, cause, now })
  const figures = { before: { state }, after: { state: 'refunded', paid, isBack } }
  await recordStaffAct(tx, { actorId, act: 'store.order-refunded', subject, ...figures, now })
}
