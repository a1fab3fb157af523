import { sql } from 'kysely'
import type { Db, Tx } from '#db/open.ts'
import type { Keys } from '#features/identity/keys/server/key-commands.ts'
import { commonRefusal } from '#lib/errors.ts'
import { bucketOf, type Limit, limits, weightOfProof } from './limit-rules.ts'

/** One attempt of a limit: whose it is, as a keyed hash, so that the table tells no e-mail and no address. */
export type Attempt = { limit: Limit; key: string }

export function attemptOf(keys: Keys, limit: Limit, who: string): Attempt {
  return { limit, key: `${limit.name}:${keys.hmac('attempt', limit.name, who)}` }
}

/**
 * Counts an attempt before it is made, so that parallel ones cannot slip under the limit. Refuses with too_many_requests
 * and the seconds to wait, and what is refused is not counted. Not in the deed's transaction: a failed deed counts too.
 */
export async function takeAttempt(db: Db, attempt: Attempt, now: Date): Promise<void> {
  if (await claimAttempt(db, attempt, now)) return
  const { key, limit } = attempt
  const full = await db.selectFrom('attempt').select('ends_at').where('key', '=', key).executeTakeFirst()
  throw refuseUntil(full?.ends_at ?? new Date(now.getTime() + limit.seconds * 1000), now)
}

/**
 * Counts an attempt if fewer than `most` (the limit's own count where it is not given) were counted in this window; false
 * when not, and then nothing is counted. One guarded statement: of many at once no more than `most` get a yes.
 */
export async function claimAttempt(
  on: Db | Tx,
  { limit, key }: Attempt,
  now: Date,
  most: number = limit.count,
): Promise<boolean> {
  const endsAt = new Date(now.getTime() + limit.seconds * 1000)
  const { rows } = await sql`
    insert into attempt as one (key, count, ends_at) values (${key}, 1, ${endsAt})
    on conflict (key) do update set
      count = case when one.ends_at <= ${now} then 1 else one.count + 1 end,
      ends_at = case when one.ends_at <= ${now} then excluded.ends_at else one.ends_at end
    where one.ends_at <= ${now} or one.count < ${most}
    returning count`.execute(on)
  return rows.length > 0
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

/** How many were counted so far in this window. */
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

/** How dear a proof for a login from this address is at the moment; see weightOfProof. */
export async function readProofWeight(
  { db, keys }: { db: Db; keys: Keys },
  { address, now }: { address: string; now: Date },
): Promise<number> {
  return weightOfProof(await readAttempts(db, attemptOf(keys, limits.loginAddress, bucketOf(address)), now))
}
