import { type Selectable, sql } from 'kysely'
import type { Db, Tx } from '#db/open.ts'
import type { Tables } from '#db/tables.ts'
import { refusals } from '#lib/errors.ts'
import { type HistoryItem, type OrderState, type OrderView, orderErrors } from '../contract.ts'
import { orderNumber } from '../number-rules.ts'
import { actsOf } from '../order-state-rules.ts'
import { trackingOf } from '../tracking-rules.ts'

const refusal = refusals(orderErrors)

type Order = Selectable<Tables['premium_order']>
type Parcel = Selectable<Tables['order_parcel']>
/** An order with what goes with it, each null where there is none. */
export type OrderRow = Order & { [K in Exclude<keyof Parcel, 'user_id' | 'order_id' | 'name'>]: Parcel[K] | null } & {
  receiver: string | null
  reason: string | null
}

/** Orders with their parcels and what staff said of refunds. */
export const orderRows = sql`
  select premium_order.*, parcel.name as receiver, parcel.phone, parcel.line, parcel.tambon, parcel.amphoe,
    parcel.province, parcel.postcode, parcel.carrier, parcel.tracking, refund.reason
  from premium_order
  left join order_parcel as parcel on parcel.user_id = premium_order.user_id and parcel.order_id = premium_order.id
  left join order_refund as refund on refund.user_id = premium_order.user_id and refund.order_id = premium_order.id`

/** One of a person's orders as they see it. Throws order_not_found. */
export async function viewOrder(
  db: Db | Tx,
  { userId, id, now }: { userId: string; id: string; now: Date },
): Promise<OrderView> {
  const { rows } = await sql<OrderRow>`
    ${orderRows} where premium_order.user_id = ${userId} and premium_order.id = ${id}`.execute(db)
  if (!rows[0]) throw refusal('order_not_found')
  return toView(rows[0], now)
}

/** A page of what a person bought, newest first, and how many that are; gifts have a history of their own. */
export async function listHistory(
  db: Db | Tx,
  { userId, page, limit }: { userId: string; page: number; limit: number },
): Promise<{ items: HistoryItem[]; total: number }> {
  const { rows } = await sql<OrderRow>`
    ${orderRows} where premium_order.user_id = ${userId} and premium_order.source is null
    order by premium_order.id desc limit ${limit} offset ${(page - 1) * limit}`.execute(db)
  const count = await db.selectFrom('order_count').select('orders').where('user_id', '=', userId).executeTakeFirst()
  return { items: rows.map(toHistoryItem), total: count?.orders ?? 0 }
}

/** A row as the history has it. */
function toHistoryItem(row: OrderRow): HistoryItem {
  const { id, premium_id, image, name, quantity, paid, carrier, tracking } = row
  return {
    id,
    number: orderNumber(id),
    premium_id,
    type: row.type as HistoryItem['type'],
    image,
    name,
    tracking: carrier !== null && tracking !== null ? trackingOf(carrier, tracking) : null,
    state: row.state as OrderState,
    quantity,
    paid,
    bought_at: row.paid_at.toISOString(),
  }
}

/** A row as its buyer sees it at a moment. */
export function toView(row: OrderRow, now: Date): OrderView {
  const order = { ...row, state: row.state as OrderState }
  return {
    ...toHistoryItem(row),
    price: row.price,
    packed_at: iso(row.packed_at),
    shipped_at: iso(row.shipped_at),
    delivered_at: iso(row.delivered_at),
    refunded_at: iso(row.refunded_at),
    refund_reason: row.reason,
    not_arrived_at: iso(row.not_arrived_at),
    address: addressOf(row),
    may: actsOf(order, now),
  }
}

function addressOf({ receiver, phone, line, tambon, amphoe, province, postcode }: OrderRow): OrderView['address'] {
  if (receiver === null) return null
  const place = { tambon: tambon!, amphoe: amphoe!, province: province!, postcode: postcode! }
  return { name: receiver, phone: phone!, line: line!, ...place }
}

const iso = (at: Date | null) => at?.toISOString() ?? null
