import { sql } from 'kysely'
import type { Db, Tx } from '#db/open.ts'
import { minTaxed } from '../../premiums/worth-rules.ts'
import type { OrderState, Tracking } from '../contract.ts'
import { trackingOf } from '../tracking-rules.ts'

/** Which rows of `premium` may be gifts: things that are sent, each worth less than what is taxed. */
export const canBeGift = sql<boolean>`(premium.type = 'physical' and coalesce(premium.cost_baht * 10, premium.price) < ${minTaxed})`

/** An order that Super Quest asked for; `source` says what it was for ('mission:<id>', 'level:<key>' …). */
export type GiftOrder = {
  id: string
  premium_id: string
  name: string
  image: string
  state: OrderState
  source: string
  paid_at: Date
  tracking: Tracking | null
}

type GiftRow = Omit<GiftOrder, 'tracking'> & { carrier: string | null; tracking: string | null }
type Asked = { page: number; limit: number }

/** A page of one person's gifts, newest first, and how many that are. */
export function listGiftsOf(db: Db | Tx, { userId, ...asked }: Asked & { userId: string }) {
  return readPage(db, { ...asked, where: sql`o.user_id = ${userId}`, order: sql`o.id desc` })
}

/** A page of all gifts, those that wait longest first, and how many that are; `state` of one state alone. */
export function listGiftQueue(db: Db | Tx, { state = null, ...asked }: Asked & { state?: OrderState | null }) {
  const where = sql`(${state}::text is null or o.state = ${state})`
  return readPage(db, { ...asked, where, order: sql`o.paid_at, o.id` })
}

type GiftPage = Asked & { where: ReturnType<typeof sql>; order: ReturnType<typeof sql> }

async function readPage(db: Db | Tx, { page, limit, where, order }: GiftPage) {
  const { rows } = await sql<GiftRow>`
    select o.id, o.premium_id, o.name, o.image, o.state, o.source, o.paid_at, p.carrier, p.tracking
    from premium_order o left join order_parcel p on p.user_id = o.user_id and p.order_id = o.id
    where o.source is not null and ${where} order by ${order} limit ${limit} offset ${(page - 1) * limit}`.execute(db)
  const { rows: counts } = await sql<{ total: number }>`
    select count(*)::int as total from premium_order o where o.source is not null and ${where}`.execute(db)
  return { items: rows.map(toGiftOrder), total: counts[0]!.total }
}

function toGiftOrder({ carrier, tracking, ...row }: GiftRow): GiftOrder {
  return { ...row, tracking: carrier && tracking ? trackingOf(carrier, tracking) : null }
}
