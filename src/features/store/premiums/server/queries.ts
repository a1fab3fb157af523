import { type Selectable, sql } from 'kysely'
import type { Db, Tx } from '#db/open.ts'
import type { Tables } from '#db/tables.ts'
import { refusals } from '#lib/errors.ts'
import { slugOf } from '#lib/slug.ts'
import { type PremiumItem, type PremiumSort, type PremiumType, premiumErrors } from '../contract.ts'
import { premiumStateOf } from '../premium-state-rules.ts'

const refusal = refusals(premiumErrors)

export type PremiumRow = Selectable<Tables['premium']>

/** One premium's row, whether or not it is shown. Throws premium_not_found. */
export async function findPremium(db: Db | Tx, id: string): Promise<PremiumRow> {
  const premium = await db.selectFrom('premium').selectAll().where('id', '=', id).executeTakeFirst()
  if (!premium) throw refusal('premium_not_found')
  return premium
}

/** A row as lists show it at a moment. */
export function toItem(row: PremiumRow, now: Date): PremiumItem {
  const { id, title, summary, image, price, stock, per_person, on_sale_from, on_sale_until } = row
  return {
    id,
    slug: slugOf(title),
    type: row.type as PremiumType,
    title,
    summary,
    image,
    price,
    state: premiumStateOf(row, now),
    left: stock,
    per_person,
    on_sale_from: on_sale_from.toISOString(),
    on_sale_until: on_sale_until?.toISOString() ?? null,
    is_simulated: row.is_simulated,
  }
}

/** What readers are shown: what is on sale, will be, or is sold out; nothing whose window is over. */
const isShown = (now: Date) => sql<boolean>`(on_sale_until is null or on_sale_until > ${now})`

/** By id too, so that a page's end is the next one's beginning. There are dozens: no index serves this. */
const orders: Record<PremiumSort, ReturnType<typeof sql>> = {
  new: sql`on_sale_from desc, id desc`,
  price_up: sql`price, id`,
  price_down: sql`price desc, id`,
  popular: sql`sold desc, id`,
}

type Listed = { type: PremiumType | undefined; sort: PremiumSort; page: number; limit: number }

/** A page of what is shown, and how many there are. */
export async function listPremiums(db: Db | Tx, { type, sort, page, limit }: Listed, now: Date) {
  const { rows } = await sql<PremiumRow & { total: string }>`
    select *, count(*) over () as total from premium
    where ${isShown(now)} and (${type ?? null}::text is null or type = ${type ?? null})
    order by ${orders[sort]} limit ${limit} offset ${(page - 1) * limit}`.execute(db)
  const total = rows[0] ? Number(rows[0].total) : page > 1 ? await countPremiums(db, type, now) : 0
  return { items: rows.map((row) => toItem(row, now)), total }
}

async function countPremiums(db: Db | Tx, type: PremiumType | undefined, now: Date): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from premium
    where ${isShown(now)} and (${type ?? null}::text is null or type = ${type ?? null})`.execute(db)
  return rows[0]!.total
}

/** All that readers are shown, with the time of the last change, newest first. */
export async function listAddresses(db: Db, now: Date) {
  const { rows } = await sql<{ id: string; title: string; updated_at: Date }>`
    select id, title, updated_at from premium where ${isShown(now)} order by on_sale_from desc, id desc`.execute(db)
  return rows.map(({ id, title, updated_at }) => ({ id, slug: slugOf(title), updated_at }))
}

/** Those of these premiums that there are, in this order. */
export async function findPremiumItems(db: Db | Tx, ids: string[], now: Date): Promise<PremiumItem[]> {
  if (ids.length === 0) return []
  const rows = await db.selectFrom('premium').selectAll().where('id', 'in', ids).execute()
  return ids.flatMap((id) => rows.filter((row) => row.id === id).map((row) => toItem(row, now)))
}

/** What home shows of a type, or of all: what can be bought now, the newest first, and the newest banner. */
export async function listForHome(db: Db | Tx, type: PremiumType | undefined, now: Date) {
  const { rows } = await sql<PremiumRow>`
    select * from premium where ${isShown(now)} and on_sale_from <= ${now} and stock is distinct from 0
      and (${type ?? null}::text is null or type = ${type ?? null})
    order by on_sale_from desc, id desc limit 6`.execute(db)
  const { rows: banners } = await sql<PremiumRow>`
    select * from premium where ${isShown(now)} and on_sale_from <= ${now} and banner is not null
    order by banner_at desc, id desc limit 1`.execute(db)
  const top = banners[0]
  return {
    banner: top ? { text: top.banner!, premium: toItem(top, now) } : null,
    items: rows.map((row) => toItem(row, now)),
  }
}

/** The bytes (WebP) of a premium's picture that was uploaded; null where there is none of this key. */
export async function readImage(db: Db, key: string): Promise<Uint8Array | null> {
  const row = await db.selectFrom('premium_image').select('bytes').where('key', '=', key).executeTakeFirst()
  return row?.bytes ?? null
}
