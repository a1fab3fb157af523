import { sql } from 'kysely'
import { commonRefusal } from '#lib/errors.ts'
import type { Db, Tx } from './open.ts'

/** Who acts, and by which request: the part of a handler's input that makes an act repeatable. */
export type Act = {
  caller: { userId: string }
  request: { idempotencyKey: string | null; fingerprint: string }
}

/**
 * Runs an act in one transaction. With an Idempotency-Key the stored answer of the first run is given again, and a twin
 * that runs at the same time waits for it; the key's row commits with the effect, so a refused act leaves no trace and
 * may be tried again. The same key with another request is refused with idempotency_key_reused.
 */
export async function act<T>(db: Db, { caller, request }: Act, now: Date, work: (tx: Tx) => Promise<T>): Promise<T> {
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

const keptMs = 48 * 3_600_000

/** Forgets keys two days after their act: nobody retries so late. */
export async function sweepIdempotencyKeys(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('idempotency_key')
    .where('made_at', '<', new Date(now.getTime() - keptMs))
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
