import { sql } from 'kysely'
import type { Db, Tx } from '#db/open.ts'
import { pointsForSkillType } from '#features/koin/contract.ts'
import { readSkills } from '#features/koin/server/skill-queries.ts'
import { skills } from '#kit/skills.ts'
import { giftOf } from '../../gifts/contract.ts'
import { readGifts } from '../../gifts/server/queries.ts'
import type { Prize } from '../prize-contract.ts'

export type PrizeRow = {
  id: string
  title: string
  summary: string
  gift_id: string
  value_baht: number
  stock: number
  taken: number
  opens_at: Date
  ends_at: Date
  made_by: string | null
  /** A second person has not agreed to what it gives yet. */
  is_waiting: boolean
}

const columns = sql`select id, title, summary, gift_id, value_baht, stock, taken, opens_at, ends_at, made_by, is_waiting from big_prize`

/** A prize by its id. */
export async function findPrize(db: Db | Tx, id: string): Promise<PrizeRow | undefined> {
  return (await sql<PrizeRow>`${columns} where id = ${id}`.execute(db)).rows[0]
}

/** The one of now, else the next, else the last. */
export async function findPrizeOfNow(db: Db | Tx, now: Date): Promise<PrizeRow | undefined> {
  const { rows } = await sql<PrizeRow>`
    ${columns} where not is_waiting order by case when opens_at <= ${now} and ends_at > ${now} then 0 when opens_at > ${now} then 1 else 2 end,
      case when opens_at > ${now} then opens_at end, ends_at desc, id limit 1`.execute(db)
  return rows[0]
}

/** All prizes, newest first. */
export async function listPrizes(db: Db): Promise<PrizeRow[]> {
  return (await sql<PrizeRow>`${columns} order by opens_at desc, id limit 200`.execute(db)).rows
}

/** Whether it can be taken at all, by the clock and the stock. */
export function stateOfPrize({ opens_at, ends_at, stock, taken }: PrizeRow, now: Date): Prize['state'] {
  if (now < opens_at) return 'upcoming'
  if (now >= ends_at) return 'over'
  return taken >= stock ? 'gone' : 'open'
}

/** A prize as somebody sees it; `userId` is null for visitors. */
export async function viewPrize(db: Db | Tx, row: PrizeRow, userId: string | null, now: Date): Promise<Prize> {
  const gifts = await readGifts(db, [row.gift_id])
  return {
    id: row.id,
    title: row.title,
    summary: row.summary,
    gift: giftOf(gifts, row.gift_id),
    stock: row.stock,
    left: row.stock - row.taken,
    opens_at: row.opens_at.toISOString(),
    ends_at: row.ends_at.toISOString(),
    state: stateOfPrize(row, now),
    mine: userId === null ? null : await readMine(db, row.id, userId),
  }
}

async function readMine(db: Db | Tx, prizeId: string, userId: string): Promise<Prize['mine']> {
  const { points, type } = await readSkills(db, userId)
  const { rows } = await sql`select from big_prize_win where user_id = ${userId} and prize_id = ${prizeId}`.execute(db)
  const missing = skills.map((skill) => [skill, Math.max(0, pointsForSkillType - points[skill])])
  return { type, missing: Object.fromEntries(missing), is_taken: rows.length > 0 }
}
