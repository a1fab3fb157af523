import { sql } from 'kysely'
import type { Db, Tx } from '#db/open.ts'

export type Login = { userId: string; sessionId: string }

/**
 * Records that a session showed its second factor: staff roles are active in it for twelve hours, and acts with
 * `stepUp` are allowed for ten minutes.
 */
export async function confirmSession(tx: Tx, { userId, sessionId, now }: Login & { now: Date }): Promise<void> {
  await sql`
    insert into staff_session (user_id, session_id, confirmed_at) values (${userId}, ${sessionId}, ${now})
    on conflict (user_id, session_id) do update set confirmed_at = ${now}`.execute(tx)
}

/** Makes all sessions of a person show their second factor again, except `except`. */
export async function endConfirmations(tx: Tx, { userId, except }: { userId: string; except?: string }): Promise<void> {
  await tx
    .deleteFrom('staff_session')
    .where('user_id', '=', userId)
    .$if(except !== undefined, (q) => q.where('session_id', '<>', except!))
    .execute()
}

type Purpose = 'totp_add' | 'passkey_add' | 'passkey_use'
const lifeMs = 15 * 60_000

/** Stores the challenge of a session; a new one replaces it. */
export async function saveChallenge(
  db: Db | Tx,
  { userId, sessionId, purpose, value, now }: Login & { purpose: Purpose; value: string; now: Date },
): Promise<void> {
  const until = new Date(now.getTime() + lifeMs)
  await sql`
    insert into factor_challenge (user_id, session_id, purpose, value, expires_at)
    values (${userId}, ${sessionId}, ${purpose}, ${value}, ${until})
    on conflict (user_id, session_id, purpose) do update set value = ${value}, expires_at = ${until}`.execute(db)
}

/**
 * The challenge of a session, locked until the end of the transaction so that concurrent answers are serialised; null
 * when it has expired.
 */
export async function lockChallenge(
  tx: Tx,
  { userId, sessionId, purpose, now }: Login & { purpose: Purpose; now: Date },
): Promise<string | null> {
  const found = await tx
    .selectFrom('factor_challenge')
    .select('value')
    .where('user_id', '=', userId)
    .where('session_id', '=', sessionId)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .forUpdate()
    .executeTakeFirst()
  return found?.value ?? null
}

/** Deletes a challenge that was answered. */
export async function endChallenge(
  tx: Tx,
  { userId, sessionId, purpose }: Login & { purpose: Purpose },
): Promise<void> {
  await tx
    .deleteFrom('factor_challenge')
    .where('user_id', '=', userId)
    .where('session_id', '=', sessionId)
    .where('purpose', '=', purpose)
    .execute()
}

/** Deletes expired challenges. Runs daily. */
export async function sweepChallenges(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('factor_challenge').where('expires_at', '<=', now).execute()
}
