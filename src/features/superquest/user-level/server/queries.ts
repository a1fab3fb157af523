import { sql } from 'kysely'
import type { Db, Tx } from '#db/open.ts'
import { koin } from '#lib/money.ts'
import { bangkokDay } from '#lib/thai/bangkok-time.ts'
import { giftOf } from '../../gifts/contract.ts'
import { readGifts } from '../../gifts/server/queries.ts'
import type { LevelKey, UserLevel } from '../contract.ts'
import { levelKeys, levelOf, levelTable, maxPointsADay, nextLevel, questActions } from '../level-rules.ts'
import { countActions, readPoints, readPointsOfDay } from './point-queries.ts'

export type LevelRow = { key: LevelKey; name: string; words: string; gift_id: string | null }

/** The five levels, lowest first. */
export async function readLevels(db: Db | Tx): Promise<LevelRow[]> {
  const { rows } = await sql<LevelRow>`select key, name, words, gift_id from user_level`.execute(db)
  return levelKeys.map((key) => rows.find((row) => row.key === key)!).filter(Boolean)
}

/** Where a person stands, what waits to be claimed, and what is missing. */
export async function viewLevel(db: Db | Tx, userId: string, now: Date): Promise<UserLevel> {
  const points = await readPoints(db, { userId, before: after(now) })
  const rows = await readLevels(db)
  const taken = await readTaken(db, userId)
  const gifts = await readGifts(
    db,
    rows.flatMap(({ gift_id }) => gift_id ?? []),
  )
  const names = new Map(rows.map(({ key, name }) => [key, name]))
  return {
    points,
    level: levelOf(points),
    next: nextOf(points, names),
    today: { points: await readPointsOfDay(db, userId, bangkokDay(now)), max: maxPointsADay },
    levels: rows.map(({ key, name, words, gift_id: giftId }) => {
      const { from, koin: paid } = levelTable[key]
      const stateOf = (isTaken: boolean) => (isTaken ? 'claimed' : points >= from ? 'open' : 'locked')
      return {
        key,
        name,
        words,
        from,
        koin: koin(paid),
        state: stateOf(taken.claims.has(key)),
        missing: Math.max(0, from - points),
        gift: giftId === null ? null : giftOf(gifts, giftId),
        gift_state: giftId === null ? null : stateOf(taken.gifts.has(key)),
      }
    }),
    actions: await listActions(db, userId),
    alias: await readAlias(db, userId),
  }
}

/** A moment just after now: what happens now counts. */
function after(now: Date): Date {
  return new Date(now.getTime() + 1)
}

function nextOf(points: number, names: ReadonlyMap<string, string>): UserLevel['next'] {
  const level = levelOf(points)
  const key = nextLevel(level)
  if (!key) return null
  const [from, to] = [levelTable[level].from, levelTable[key].from]
  return { key, name: names.get(key) ?? key, done: points - from, of: to - from, missing: to - points }
}

async function readTaken(db: Db | Tx, userId: string) {
  const { rows } = await sql<{ level: string; what: 'claim' | 'gift' }>`
    select level, 'claim' as what from level_claim where user_id = ${userId}
    union all select level, 'gift' from level_gift where user_id = ${userId}`.execute(db)
  const of = (what: string) => new Set(rows.filter((row) => row.what === what).map(({ level }) => level))
  return { claims: of('claim'), gifts: of('gift') }
}

async function listActions(db: Db | Tx, userId: string): Promise<UserLevel['actions']> {
  const counts = await countActions(db, userId)
  return questActions.map(({ kind, words, href }) => ({ key: kind, words, href, points: counts.get(kind) ?? 0 }))
}

/** A person's alias on the board; null when they are not on it. */
export async function readAlias(db: Db | Tx, userId: string): Promise<string | null> {
  const { rows } = await sql<{ alias: string }>`select alias from quest_alias where user_id = ${userId}`.execute(db)
  return rows[0]?.alias ?? null
}
