import { sql } from 'kysely'
import type { Db, Tx } from '#db/open.ts'
import { canBeGift, trackingUrlOf } from '#features/store/orders/server/gift-queries.ts'
import type { Gift, GiftState, PremiumGiftHistoryItem } from '../contract.ts'

type PremiumRow = { id: string; title: string; image: string; stock: number }

const toGift = ({ id, title, image }: Omit<PremiumRow, 'stock'>): Gift => ({
  id,
  name: title,
  imageUrl: image,
  needs_address: true,
})

/** Gifts by their ids; what the store does not have is left out. */
export async function readGifts(db: Db | Tx, ids: string[]): Promise<Map<string, Gift>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<PremiumRow>`select id, title, image from premium where id = any (${ids}::uuid[])`.execute(
    db,
  )
  return new Map(rows.map((row) => [row.id, toGift(row)]))
}

/** Whether a premium may be a gift: it is a thing that is sent, and worth less than what is taxed. */
export async function isGift(db: Db | Tx, id: string): Promise<boolean> {
  const { rows } = await sql`select from premium where id = ${id} and ${canBeGift}`.execute(db)
  return rows.length === 1
}

/** What may be a gift, with how many are left. */
export async function listGifts(db: Db | Tx) {
  const { rows } = await sql<PremiumRow>`
    select id, title, image, stock from premium where ${canBeGift} order by title, id limit 500`.execute(db)
  return rows.map((row) => ({ ...toGift(row), stock: row.stock }))
}

type OrderRow = {
  id: string
  user_id: string
  premium_id: string
  name: string
  image: string
  state: GiftState
  source: string
  paid_at: Date
  carrier: string | null
  tracking: string | null
}

const orders = sql`
  select o.id, o.user_id, o.premium_id, o.name, o.image, o.state, o.source, o.paid_at, carrier, tracking
  from premium_order o left join order_parcel p on p.user_id = o.user_id and p.order_id = o.id`

/** A person's gifts, newest first, with how many there are. */
export async function listGiftHistory(
  db: Db | Tx,
  { userId, page, limit }: { userId: string; page: number; limit: number },
): Promise<{ items: PremiumGiftHistoryItem[]; total: number }> {
  const { rows } = await sql<OrderRow>`
    ${orders} where o.user_id = ${userId} and o.source is not null
    order by o.id desc limit ${limit} offset ${(page - 1) * limit}`.execute(db)
  const { rows: counts } = await sql<{ total: number }>`
    select count(*)::int as total from premium_order where user_id = ${userId} and source is not null`.execute(db)
  const titles = await readSources(db, rows)
  const items = rows.map((row) => ({
    id: row.id,
    imageUrl: row.image,
    name: row.name,
    trackingNumber: row.tracking ?? '',
    tracking_url: trackingUrlOf(row),
    state: row.state,
    source: titles.get(row.source) ?? 'Super Quest',
    asked_at: row.paid_at.toISOString(),
  }))
  return { items, total: counts[0]!.total }
}

/** The queue of gifts for staff, longest waiting first. */
export async function listGiftOrders(
  db: Db | Tx,
  { state, page, limit }: { state?: GiftState | undefined; page: number; limit: number },
) {
  const where = sql`o.source is not null and (${state ?? null}::text is null or o.state = ${state ?? null})`
  const { rows } = await sql<OrderRow>`
    ${orders} where ${where} order by o.paid_at, o.id limit ${limit} offset ${(page - 1) * limit}`.execute(db)
  const { rows: counts } = await sql<{ total: number }>`
    select count(*)::int as total from premium_order o where ${where}`.execute(db)
  const titles = await readSources(db, rows)
  const items = rows.map((row) => ({
    id: row.id,
    gift: toGift({ id: row.premium_id, title: row.name, image: row.image }),
    state: row.state,
    source: titles.get(row.source) ?? 'Super Quest',
    tracking: row.tracking,
    asked_at: row.paid_at.toISOString(),
  }))
  return { items, total: counts[0]!.total }
}

/** What sources are called: 'mission:<id>' by its title now. */
async function readSources(db: Db | Tx, rows: { source: string }[]): Promise<Map<string, string>> {
  const sources = rows.map(({ source }) => source)
  if (sources.length === 0) return new Map()
  const { rows: named } = await sql<{ source: string; title: string }>`
    select 'mission:' || id as source, title from mission where 'mission:' || id = any (${sources})
    union all select 'krazy-day:' || id, title from krazy_day where 'krazy-day:' || id = any (${sources})
    union all select 'big-prize:' || id, title from big_prize where 'big-prize:' || id = any (${sources})
    union all select 'level:' || key, name from user_level where 'level:' || key = any (${sources})`.execute(db)
  return new Map(named.map(({ source, title }) => [source, title]))
}
