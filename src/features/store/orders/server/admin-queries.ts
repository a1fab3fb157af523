import { sql } from 'kysely'
import type { Db, Tx } from '#db/open.ts'
import { refusals } from '#lib/errors.ts'
import type { AdminOrder } from '../admin-contract.ts'
import { type OrderState, orderErrors } from '../contract.ts'
import { idEndOf } from '../number-rules.ts'
import { type OrderRow, orderRows, toView } from './queries.ts'

const refusal = refusals(orderErrors)

export type OrderFilter = {
  state?: OrderState | undefined
  type?: string | undefined
  premium?: string | undefined
  missed?: '1' | undefined
  number?: string | undefined
}

type NamedRow = OrderRow & { buyer: string | null; same_phone: number }
/** Where people live is told to those alone who pack. */
export type Looking = { mayPack: boolean; now: Date }

const named = sql`
  select orders.*, person.display_name as buyer, (
    select count(distinct other.user_id)::int from order_parcel as other
    where other.phone = orders.phone and other.user_id <> orders.user_id
  ) as same_phone from (${orderRows}) as orders
  left join user_account as person on person.user_id = orders.user_id`

function whereOf({ state, type, premium, missed, number }: OrderFilter) {
  const end = number === undefined ? undefined : idEndOf(number)
  return sql`where (${state ?? null}::text is null or orders.state = ${state ?? null})
    and (${type ?? null}::text is null or orders.type = ${type ?? null})
    and (${premium ?? null}::uuid is null or orders.premium_id = ${premium ?? null})
    and (${missed ?? null}::text is null or (orders.not_arrived_at is not null and orders.state = 'shipped'))
    and (${number ?? null}::text is null or right(replace(orders.id::text, '-', ''), 10) = ${end ?? ''})`
}

/** A page of orders as who packs sees them or not, the oldest first, and how many there are. */
export async function listAdminOrders(
  db: Db | Tx,
  { page, limit, ...filter }: OrderFilter & { page: number; limit: number },
  looking: Looking,
): Promise<{ items: AdminOrder[]; total: number }> {
  const rows = await selectOrders(db, filter, { limit, offset: (page - 1) * limit })
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::int as total from premium_order as orders ${whereOf(filter)}`.execute(db)
  return { items: rows.map((row) => toAdminOrder(row, looking)), total: counted[0]!.total }
}

/** Rows of orders with their buyers' names, the oldest first. */
export async function selectOrders(
  db: Db | Tx,
  filter: OrderFilter,
  { limit, offset = 0 }: { limit: number; offset?: number },
) {
  const { rows } = await sql<NamedRow>`
    ${named} ${whereOf(filter)} order by orders.paid_at, orders.id limit ${limit} offset ${offset}`.execute(db)
  return rows
}

/** The number of parcels that are still to be packed, sent or delivered, by state, and of those that buyers miss. */
export async function countQueue(db: Db | Tx) {
  const { rows } = await sql<{ paid: number; packed: number; shipped: number; missed: number }>`
    select
      (count(*) filter (where state = 'paid'))::int as paid,
      (count(*) filter (where state = 'packed'))::int as packed,
      (count(*) filter (where state = 'shipped'))::int as shipped,
      (count(*) filter (where state = 'shipped' and not_arrived_at is not null))::int as missed
    from premium_order where type = 'physical' and state in ('paid', 'packed', 'shipped')`.execute(db)
  return rows[0]!
}

/** One order as staff sees it. Throws order_not_found. */
export async function viewAdminOrder(db: Db | Tx, id: string, looking: Looking): Promise<AdminOrder> {
  const { rows } = await sql<NamedRow>`${named} where orders.id = ${id}`.execute(db)
  if (!rows[0]) throw refusal('order_not_found')
  return toAdminOrder(rows[0], looking)
}

function toAdminOrder(row: NamedRow, { mayPack, now }: Looking): AdminOrder {
  const view = toView(row, now)
  const buyer = { id: row.user_id, name: row.buyer ?? 'บัญชีที่ลบแล้ว' }
  const told = mayPack ? { address: view.address, same_phone: row.same_phone } : { address: null, same_phone: 0 }
  return { ...view, ...told, may_pack: mayPack, buyer }
}
