import { sql } from 'kysely'
import { commonRefusal } from '#lib/errors.ts'
import type { Db, Tx } from './open.ts'

/** The caller and request of an act: the part of a handler's input that makes an act idempotent. */
export type Act = {
  caller: { userId: string }
  request: { idempotencyKey: string | null; fingerprint: string }
}

/**
 * Runs an act in one transaction. With an Idempotency-Key, a repeated request gets the stored reply of the first run,
 * and a concurrent one waits for it. The key's row commits together with the effect, so a refused act leaves no trace
 * and may be retried. The same key with another request throws idempotency_key_reused.
 */
export async function runOnce<T>(
  db: Db,
  { caller, request }: Act,
  now: Date,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const { idempotencyKey: key, fingerprint } = request
  if (key === null) return db.transaction().execute(work)
  return db.transaction().execute(async (tx) => {
    const stored = await claimKey(tx, { userId: caller.userId, key, fingerprint, now })
    if (stored) return stored.reply as T
    const reply = await work(tx)
    await tx
      .updateTable('idempotency_key')
      .set({ reply: JSON.stringify(reply) })
      .where('user_id', '=', caller.userId)
      .where('key', '=', key)
      .execute()
    return reply
  })
}

/** What an act stores of itself: ids and figures from which `view` makes the reply again. */
type Stored = { [name: string]: string | number | boolean | null }

/**
 * As `runOnce`, for replies with names, addresses, phones or mail addresses, which idempotency_key must not hold. `work`
 * returns what is stored, and `view` makes the reply of it: for a repeated request as things are by then.
 */
export async function runOnceThenView<S extends Stored, T>(
  db: Db,
  input: Act,
  now: Date,
  { work, view }: { work: (tx: Tx) => Promise<S>; view: (tx: Db | Tx, stored: S) => Promise<T> },
): Promise<T> {
  return view(db, await runOnce(db, input, now, work))
}

const retentionMs = 48 * 3_600_000

/** Deletes idempotency keys older than two days; no client retries so late. */
export async function sweepIdempotencyKeys(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('idempotency_key')
    .where('made_at', '<', new Date(now.getTime() - retentionMs))
    .execute()
}

async function claimKey(tx: Tx, claim: { userId: string; key: string; fingerprint: string; now: Date }) {
  const { userId, key, fingerprint, now } = claim
  const claimed = await sql`
    insert into idempotency_key (user_id, key, fingerprint, made_at) values (${userId}, ${key}, ${fingerprint}, ${now})
    on conflict (user_id, key) do nothing`.execute(tx)
  if (claimed.numAffectedRows === 1n) return null
  const stored = await tx
    .selectFrom('idempotency_key')
    .select(['fingerprint', 'reply'])
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  if (stored.fingerprint !== fingerprint) throw commonRefusal('idempotency_key_reused')
  return stored
}
