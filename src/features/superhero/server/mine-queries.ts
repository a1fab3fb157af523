import { sql } from 'kysely'
import type { Db, Tx } from '#db/open.ts'
import { readReason } from '#features/identity/accounts/server/account-queries.ts'
import { commonRefusal } from '#lib/errors.ts'
import type { HeroState, MyHero, MyHeroes } from '../contract.ts'
import { findTalk } from './post-queries.ts'

/** What would be shown of a person for each year they were chosen for, newest first, and their answers. */
export async function readMyHeroes(db: Db | Tx, { userId, now }: { userId: string; now: Date }): Promise<MyHeroes> {
  const person = await db
    .selectFrom('user_account')
    .select(['display_name', sql<string>`display_image || worn`.as('display_image')])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (!person) throw commonRefusal('signed_out')
  const rows = await db
    .selectFrom('super_hero')
    .select(['id', 'year', 'version', 'words', 'story', 'accepted_at', 'declined_at'])
    .where('user_id', '=', userId)
    .orderBy('year', 'desc')
    .execute()
  const items: MyHero[] = []
  for (const { accepted_at, declined_at, ...hero } of rows) {
    const talk = await findTalk(db, { userId, year: hero.year })
    items.push({ ...hero, talk, state: stateOf({ accepted_at, declined_at }) })
  }
  return { ...person, obstacle: await findObstacle(db, { userId, now }), items }
}

/** A person's answer. */
export function stateOf(said: { accepted_at: Date | null; declined_at: Date | null }): HeroState {
  return said.accepted_at ? 'accepted' : said.declined_at ? 'declined' : 'waiting'
}

/** Why a person may not be shown now, whatever their answer; null when they may. */
export async function findObstacle(
  db: Db | Tx,
  { userId, now }: { userId: string; now: Date },
): Promise<MyHeroes['obstacle']> {
  const reason = await readReason(db, userId, 'publish', now)
  return reason === null ? null : reason === 'unverified' ? 'unverified' : 'guardian'
}
