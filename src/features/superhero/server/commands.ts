import type { Tx } from '#db/open.ts'
import { refusals } from '#lib/errors.ts'
import { heroErrors } from '../contract.ts'
import { findObstacle } from './mine-queries.ts'

const refusal = refusals(heroErrors)
const obstacles = { unverified: 'hero_verify_first', guardian: 'hero_guardian_first' } as const

type Saying = { userId: string; id: string; now: Date }

/**
 * A person agrees to the version of the texts that they read. Idempotent. Throws hero_not_found, hero_changed,
 * hero_verify_first and hero_guardian_first.
 */
export async function acceptHero(tx: Tx, { userId, id, version, now }: Saying & { version: number }): Promise<void> {
  const hero = await lockOwn(tx, { userId, id })
  if (hero.version !== version) throw refusal('hero_changed')
  if (hero.accepted_at) return
  const obstacle = await findObstacle(tx, { userId, now })
  if (obstacle) throw refusal(obstacles[obstacle])
  await tx
    .updateTable('super_hero')
    .set({ accepted_at: now, declined_at: null })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute()
}

/** A person refuses to be shown, or withdraws an agreement. Idempotent. Throws hero_not_found. */
export async function declineHero(tx: Tx, { userId, id, now }: Saying): Promise<void> {
  const hero = await lockOwn(tx, { userId, id })
  if (hero.declined_at) return
  await tx
    .updateTable('super_hero')
    .set({ accepted_at: null, declined_at: now })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute()
}

async function lockOwn(tx: Tx, { userId, id }: { userId: string; id: string }) {
  const hero = await tx
    .selectFrom('super_hero')
    .select(['version', 'accepted_at', 'declined_at'])
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!hero) throw refusal('hero_not_found')
  return hero
}
