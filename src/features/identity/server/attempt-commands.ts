import { sql } from 'kysely'
import type { Db } from '#db/open.ts'
import { commonRefusal } from '#lib/errors.ts'
import type { Keys } from './key-commands.ts'
import { bucketOf, type Limit, limits } from './limit-rules.ts'

/** One attempt of a limit: whose it is, as a keyed hash, so that the table tells no e-mail and no address. */
export type Attempt = { limit: Limit; key: string }

export function attemptOf(keys: Keys, limit: Limit, who: string): Attempt {
  return { limit, key: `${limit.name}:${keys.hmac('attempt', limit.name, who)}` }
}

type Counted = { count: number; ends_at: Date }

/**
 * Counts an attempt before it is made, so that parallel ones cannot slip under the limit, and answers the how-manieth it
 * is. Refuses with too_many_requests and the seconds to wait. Not in the deed's transaction: a failed deed counts too.
 */
export async function takeAttempt(db: Db, attempt: Attempt, now: Date): Promise<number> {
  const counted = await countAttempt(db, attempt, now)
  if (counted.count > attempt.limit.count) throw refuseUntil(counted.ends_at, now)
  return counted.count
}

/** Counts an attempt of somebody at this address, and refuses a flood of them. For features that have no limits of their own. */
export async function takeAddressAttempt(
  { db, keys }: { db: Db; keys: Keys },
  name: keyof typeof limits,
  address: string,
  now: Date,
): Promise<void> {
  await takeAttempt(db, attemptOf(keys, limits[name], bucketOf(address)), now)
}

/** Counts an attempt, in one statement, whatever the limit. */
export async function countAttempt(db: Db, { limit, key }: Attempt, now: Date): Promise<Counted> {
  const endsAt = new Date(now.getTime() + limit.seconds * 1000)
  const { rows } = await sql<Counted>`
    insert into attempt as one (key, count, ends_at) values (${key}, 1, ${endsAt})
    on conflict (key) do update set
      count = case when one.ends_at <= ${now} then 1 else least(one.count + 1, 1000000) end,
      ends_at = case when one.ends_at <= ${now} then excluded.ends_at else one.ends_at end
    returning count, ends_at`.execute(db)
  return rows[0]!
}

/** How many were counted so far in this window. Refuses with too_many_requests when that is all. */
export async function checkAttempts(db: Db, { limit, key }: Attempt, now: Date): Promise<number> {
  const counted = await db
    .selectFrom('attempt')
    .select(['count', 'ends_at'])
    .where('key', '=', key)
    .where('ends_at', '>', now)
    .executeTakeFirst()
  if (counted && counted.count >= limit.count) throw refuseUntil(counted.ends_at, now)
  return counted?.count ?? 0
}

function refuseUntil(end: Date, now: Date) {
  const seconds = Math.max(1, Math.ceil((end.getTime() - now.getTime()) / 1000))
  return commonRefusal('too_many_requests', { retryAfter: seconds, values: { seconds } })
}

/** Takes an attempt back: it was none (a success, or nothing was tried). */
export async function giveBackAttempt(db: Db, { key }: Attempt): Promise<void> {
  await db
    .updateTable('attempt')
    .set((e) => ({ count: e('count', '-', 1) }))
    .where('key', '=', key)
    .where('count', '>', 0)
    .execute()
}

/** Begins to count anew. */
export async function forgetAttempts(db: Db, { key }: Attempt): Promise<void> {
  await db.deleteFrom('attempt').where('key', '=', key).execute()
}
