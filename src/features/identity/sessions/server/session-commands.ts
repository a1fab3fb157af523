import type { Db, Tx } from '#db/open.ts'
import type { Keys } from '#features/identity/keys/server/key-commands.ts'
import { hashOf, newSecret } from '#features/identity/keys/server/secret-commands.ts'
import { newId } from '#lib/server/new-id.ts'
import { familyMs, judgeToken, tokenExpiry } from './session-rules.ts'
import type { Device } from './user-agent-rules.ts'

export type OpenedSession = { sessionId: string; refreshToken: string }

type Opening = { userId: string; binding: string | null; device?: Device; now: Date }

const unknownDevice: Device = { browser: null, system: null }

/**
 * Opens a session: a token family with its first refresh token. With a `binding` (the cookie's value) a refresh needs
 * that cookie.
 */
export async function openSession(
  tx: Tx,
  { userId, binding, device = unknownDevice, now }: Opening,
): Promise<OpenedSession> {
  const session = { user_id: userId, id: newId(now), expires_at: new Date(now.getTime() + familyMs) }
  await tx
    .insertInto('session')
    .values({ ...session, ...device, binding_hash: binding && hashOf(binding), made_at: now })
    .execute()
  await noteSeen(tx, userId, now)
  const refreshToken = newSecret()
  await addToken(tx, session, refreshToken, now)
  return { sessionId: session.id, refreshToken }
}

/**
 * Marks a browser as known by a session that has already ended: it gives no access, and the next login with this cookie
 * counts as from a known device.
 */
export async function rememberDevice(
  tx: Tx,
  { userId, binding, now }: { userId: string; binding: string; now: Date },
): Promise<void> {
  const { sessionId } = await openSession(tx, { userId, binding, now })
  await endSession(tx, { userId, sessionId, by: 'password', now })
}

/** Whether a session of this person was opened from the browser with this cookie (by its hash). */
export async function isKnownBinding(
  on: Db | Tx,
  { userId, bindingHash }: { userId: string; bindingHash: string | null },
): Promise<boolean> {
  if (!bindingHash) return false
  const known = await on
    .selectFrom('session')
    .select('id')
    .where('user_id', '=', userId)
    .where('binding_hash', '=', bindingHash)
    .limit(1)
    .executeTakeFirst()
  return known !== undefined
}

type Family = { user_id: string; id: string; expires_at: Date }

async function addToken(tx: Tx, session: Family, token: string, now: Date) {
  await tx
    .insertInto('refresh_token')
    .values({
      user_id: session.user_id,
      session_id: session.id,
      hash: hashOf(token),
      salt: newSecret(),
      made_at: now,
      expires_at: tokenExpiry(session, now),
    })
    .execute()
}

const seenMs = 3_600_000

/** Updates the time of the last visit, at most once an hour, so that concurrent logins do not contend for the row. */
async function noteSeen(tx: Tx, userId: string, now: Date): Promise<void> {
  await tx
    .updateTable('user_account')
    .set({ seen_at: now })
    .where('user_id', '=', userId)
    .where((e) => e.or([e('seen_at', '<', new Date(now.getTime() - seenMs)), e('seen_at', '>', now)]))
    .execute()
}

export type Refreshed = OpenedSession & { userId: string }

/**
 * Rotates a refresh token. Presenting the same token again within the grace period returns the same successor; an
 * invalid token returns null. Reuse after the grace period ends the token family (RFC 9700 4.14), which has to commit,
 * so this returns null instead of throwing.
 * The row lock serialises concurrent requests with one token; the first rotates, the others find it rotated. A
 * successor that was itself rotated within the grace period is followed to the newest one: returning a used token would
 * later look like a theft.
 */
export async function rotateToken(
  tx: Tx,
  { token, binding, keys, now }: { token: string; binding: string | null; keys: Keys; now: Date },
): Promise<Refreshed | null> {
  const bindingHash = binding && hashOf(binding)
  for (let presented = token, isFirst = true; ; isFirst = false) {
    const row = await lockToken(tx, hashOf(presented))
    const session = row && (await findSession(tx, row))
    if (!row || !session) return null
    const verdict = judgeToken(row, session, { now, bindingHash })
    if (verdict === 'dead') return null
    if (verdict === 'reuse') {
      await endSession(tx, { userId: row.user_id, sessionId: row.session_id, by: 'reuse', now })
      return null
    }
    const successor = keys.hmac('refresh-token', presented, row.salt)
    const found = { userId: row.user_id, sessionId: row.session_id }
    if (verdict === 'rotate') {
      // Reached by following rotated tokens: the newest one, which the client may have as well.
      if (!isFirst) return { ...found, refreshToken: presented }
      await markRotated(tx, row, now)
      await noteSeen(tx, row.user_id, now)
      await addToken(tx, session, successor, now)
      return { ...found, refreshToken: successor }
    }
    presented = successor
  }
}

function lockToken(tx: Tx, hash: string) {
  return tx.selectFrom('refresh_token').selectAll().where('hash', '=', hash).forUpdate().executeTakeFirst()
}

function findSession(tx: Tx, { user_id, session_id }: { user_id: string; session_id: string }) {
  return tx
    .selectFrom('session')
    .selectAll()
    .where('user_id', '=', user_id)
    .where('id', '=', session_id)
    .executeTakeFirst()
}

async function markRotated(tx: Tx, row: { user_id: string; session_id: string; hash: string }, now: Date) {
  await tx
    .updateTable('refresh_token')
    .set({ rotated_at: now })
    .where('user_id', '=', row.user_id)
    .where('session_id', '=', row.session_id)
    .where('hash', '=', row.hash)
    .execute()
}

type Ending = { userId: string; sessionId: string; by: 'logout' | 'reuse' | 'password' | 'staff'; now: Date }

/** Ends a session with all its tokens. Idempotent. */
export async function endSession(db: Db | Tx, { userId, sessionId, by, now }: Ending): Promise<void> {
  await db
    .updateTable('session')
    .set({ ended_at: now, ended_by: by })
    .where('user_id', '=', userId)
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .execute()
}

/** Ends all active sessions of a person except `except` (a session id). */
export async function endSessions(
  tx: Db | Tx,
  { userId, by, now, except }: Pick<Ending, 'userId' | 'by' | 'now'> & { except?: string },
): Promise<void> {
  await tx
    .updateTable('session')
    .set({ ended_at: now, ended_by: by })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .$if(except !== undefined, (q) => q.where('id', '<>', except!))
    .execute()
}
