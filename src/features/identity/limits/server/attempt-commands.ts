import { sql } from 'kysely'
import type { Db, Tx } from '#db/open.ts'
import { onPrimary } from '#db/replicas.ts'
import type { Keys } from '#features/identity/keys/server/key-commands.ts'
import { commonRefusal } from '#lib/errors.ts'
import { bucketOf, type Limit, limits, weightOfProof } from './limit-rules.ts'

/**
 * The key of a rate limit's counter; the subject is stored as a keyed hash, so that the table holds no e-mail and no
 * address.
 */
export type Attempt = { limit: Limit; key: string }

export function attemptOf(keys: Keys, limit: Limit, who: string): Attempt {
  return { limit, key: `${limit.name}:${keys.hmac('attempt', limit.name, who)}` }
}

/**
 * Counts an attempt before it is made, so that parallel attempts cannot exceed the limit. Throws too_many_requests with
 * the seconds to wait; a refused attempt is not counted. It runs outside the act's transaction, since failed acts count
 * too.
 */
export async function takeAttempt(db: Db, attempt: Attempt, now: Date): Promise<void> {
  const { key, limit } = attempt
  // A call that is read from a replica counts too.
  const full = await onPrimary(async () => {
    if (await claimAttempt(db, attempt, now)) return null
    return db.selectFrom('attempt').select('ends_at').where('key', '=', key).executeTakeFirst()
  })
  if (full === null) return
  throw refuseUntil(full?.ends_at ?? new Date(now.getTime() + limit.seconds * 1000), now)
}

/**
 * Counts an attempt if fewer than `max` (default: the limit's own count) were counted in this window; false when not,
 * without counting. One guarded statement, so parallel attempts cannot exceed the limit.
 */
export async function claimAttempt(
  on: Db | Tx,
  { limit, key }: Attempt,
  now: Date,
  max: number = limit.count,
): Promise<boolean> {
  const endsAt = new Date(now.getTime() + limit.seconds * 1000)
  const { rows } = await sql`
    insert into attempt as one (key, count, ends_at) values (${key}, 1, ${endsAt})
    on conflict (key) do update set
      count = case when one.ends_at <= ${now} then 1 else one.count + 1 end,
      ends_at = case when one.ends_at <= ${now} then excluded.ends_at else one.ends_at end
    where one.ends_at <= ${now} or one.count < ${max}
    returning count`.execute(on)
  return rows.length > 0
}

/** Counts an attempt of a client address under one of the named limits. For features without limits of their own. */
export async function takeAddressAttempt(
  { db, keys }: { db: Db; keys: Keys },
  name: keyof typeof limits,
  address: string,
  now: Date,
): Promise<void> {
  await takeAttempt(db, attemptOf(keys, limits[name], bucketOf(address)), now)
}

/** The number of attempts in the current window. */
export async function readAttempts(db: Db, { key }: Attempt, now: Date): Promise<number> {
  const counted = await db
    .selectFrom('attempt')
    .select('count')
    .where('key', '=', key)
    .where('ends_at', '>', now)
    .executeTakeFirst()
  return counted?.count ?? 0
}

function refuseUntil(end: Date, now: Date) {
  const seconds = Math.max(1, Math.ceil((end.getTime() - now.getTime()) / 1000))
  return commonRefusal('too_many_requests', { retryAfter: seconds, values: { seconds } })
}

/** Takes back an attempt that should not count (it succeeded, or was not made). */
export async function giveBackAttempt(db: Db, { key }: Attempt): Promise<void> {
  await db
    .updateTable('attempt')
    .set((e) => ({ count: e('count', '-', 1) }))
    .where('key', '=', key)
    .where('count', '>', 0)
    .execute()
}

/** Resets the counter. */
export async function forgetAttempts(db: Db, { key }: Attempt): Promise<void> {
  await db.deleteFrom('attempt').where('key', '=', key).execute()
}

/** The current difficulty factor for logins from this address; see weightOfProof. */
export async function readProofWeight(
  { db, keys }: { db: Db; keys: Keys },
  { address, now }: { address: string; now: Date },
): Promise<number> {
  return weightOfProof(await readAttempts(db, attemptOf(keys, limits.loginAddress, bucketOf(address)), now))
}
