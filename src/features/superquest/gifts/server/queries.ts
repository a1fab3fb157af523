import { sql } from 'kysely'
import type { Db, Tx } from '#db/open.ts'
import { worthOf } from '#features/staff-value/contract.ts'
import { canBeGift, listGiftQueue, listGiftsOf } from '#features/store/orders/server/gift-queries.ts'
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

/** What one piece of a premium is worth when it is given, in hundredths of koin: its cost. 0 when there is no such premium. */
export async function readPieceValue(db: Db | Tx, id: string): Promise<number> {
  const { rows } = await sql<{ cost: number | null; price: number }>`
    select cost_baht::float8 as cost, price::float8 as price from premium where id = ${id}`.execute(db)
  const row = rows[0]
  if (!row) return 0
  return row.cost === null ? row.price : worthOf.baht(row.cost)
}

/** How many pieces of a premium there are; 0 when there is no such premium. */
export async function readStock(db: Db | Tx, id: string): Promise<number> {
  const { rows } = await sql<{ stock: number | null }>`select stock from premium where id = ${id}`.execute(db)
  return rows[0]?.stock ?? 0
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

/** A person's gifts, newest first, with how many there are. */
export async function listGiftHistory(
  db: Db | Tx,
  asked: { userId: string; page: number; limit: number },
): Promise<{ items: PremiumGiftHistoryItem[]; total: number }> {
  const { items, total } = await listGiftsOf(db, asked)
  const titles = await readSources(db, items)
  const shown = items.map(({ id, image, name, tracking, state, source, paid_at: askedAt }) => ({
    id,
    imageUrl: image,
    name,
    trackingNumber: tracking?.number ?? '',
    tracking_url: tracking?.url ?? null,
    state,
    source: titles.get(source) ?? 'Super Quest',
    asked_at: askedAt.toISOString(),
  }))
  return { items: shown, total }
}

/** The queue of gifts for staff, longest waiting first. */
export async function listGiftOrders(
  db: Db | Tx,
  asked: { state?: GiftState | undefined; page: number; limit: number },
) {
  const { items, total } = await listGiftQueue(db, { ...asked, state: asked.state ?? null })
  const titles = await readSources(db, items)
  const shown = items.map(({ id, premium_id: premiumId, name, image, state, source, tracking, paid_at: askedAt }) => ({
    id,
    gift: toGift({ id: premiumId, title: name, image }),
    state,
    source: titles.get(source) ?? 'Super Quest',
    tracking: tracking?.number ?? null,
    asked_at: askedAt.toISOString(),
  }))
  return { items: shown, total }
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
