import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '#db/open.ts'
import { readBalance } from '#features/koin/server/queries.ts'
import type { Koin } from '#lib/money.ts'
import { giftOf } from '../../gifts/contract.ts'
import { readGifts } from '../../gifts/server/queries.ts'
import { readPoints } from '../../user-level/server/point-queries.ts'
import type { KrazyDay, MyTurn } from '../contract.ts'
import { krazyStateOf, rankedUntil } from '../krazy-day-state-rules.ts'

export type DayRow = {
  id: string
  title: string
  summary: string
  gift_id: string
  price: Koin
  stock: number
  /** Without those that were cancelled. */
  given: number
  opens_at: Date
  ends_at: Date
  settled_at: Date | null
  made_by: string | null
  /** A second person has not agreed to what it gives yet. */
  is_waiting: boolean
}

/** How many pieces of a row of krazy_day were given and cancelled since: they are free again. */
export const cancelledPieces = sql`(
  select count(*) from krazy_day_ask ask join premium_order undone on undone.user_id = ask.user_id and undone.id = ask.order_id
  where ask.day_id = krazy_day.id and ask.state = 'given' and undone.state = 'refunded'
)`

/** Days that stand, by a condition on their columns. */
export async function readDays(db: Db | Tx, where: RawBuilder<unknown>): Promise<DayRow[]> {
  const { rows } = await sql<DayRow>`
    select id, title, summary, gift_id, price, stock, (given - ${cancelledPieces})::int as given, opens_at, ends_at, settled_at, made_by, is_waiting from krazy_day
    where cancelled_at is null and (${where}) order by opens_at, id limit 200`.execute(db)
  return rows
}

const pastMs = 60 * 24 * 3_600_000

/** What is on, announced, or was within the last two months. */
export function listDaysOfNow(db: Db | Tx, now: Date): Promise<DayRow[]> {
  return readDays(db, sql`not is_waiting and ends_at > ${new Date(now.getTime() - pastMs)}`)
}

/** A day that stands, by its id. */
export async function findDay(db: Db | Tx, id: string): Promise<DayRow | undefined> {
  return (await readDays(db, sql`id = ${id}`))[0]
}

/** Days as somebody sees them; `userId` is null for visitors. */
export async function viewDays(db: Db | Tx, rows: DayRow[], userId: string | null, now: Date): Promise<KrazyDay[]> {
  const gifts = await readGifts(
    db,
    rows.map(({ gift_id }) => gift_id),
  )
  const views: KrazyDay[] = []
  for (const row of rows) {
    const times = { opensAt: row.opens_at, endsAt: row.ends_at, settledAt: row.settled_at, ...row }
    views.push({
      id: row.id,
      title: row.title,
      summary: row.summary,
      gift: giftOf(gifts, row.gift_id),
      price: row.price,
      stock: row.stock,
      left: row.stock - row.given,
      opens_at: row.opens_at.toISOString(),
      ranked_until: rankedUntil(row.opens_at).toISOString(),
      ends_at: row.ends_at.toISOString(),
      state: krazyStateOf(times, now),
      mine: userId === null ? null : await readTurn(db, row, userId, now),
    })
  }
  return views
}

type AskRow = { state: MyTurn['state']; points: number; place: number | null; order_id: string | null }

async function readTurn(db: Db | Tx, day: DayRow, userId: string, now: Date): Promise<MyTurn> {
  const { rows } = await sql<AskRow>`
    select state, points, place, order_id from krazy_day_ask where user_id = ${userId} and day_id = ${day.id}`.execute(
    db,
  )
  const ask = rows[0]
  const before = now < day.opens_at ? new Date(now.getTime() + 1) : day.opens_at
  return {
    state: ask?.state ?? 'none',
    points: ask?.points ?? (await readPoints(db, { userId, before })),
    place: ask?.place ?? null,
    balance: await readBalance(db, userId),
    order: ask?.order_id ?? null,
  }
}
