import type { Db, Tx } from '#db/open.ts'
import type { Keys } from '#features/identity/keys/server/key-commands.ts'
import { hashOf, newSecret } from '#features/identity/keys/server/secret-commands.ts'
import { newId } from '#lib/server/new-id.ts'
import type { Device } from './device-rules.ts'
import { familyMs, judgeToken, tokenExpiry } from './session-rules.ts'

export type OpenedSession = { sessionId: string; refreshToken: string }

type Opening = { userId: string; binding: string | null; device?: Device; now: Date }

const unknownDevice: Device = { browser: null, system: null }

/** Begins a login: a family with its first refresh token. With a `binding` (the cookie's value) no refresh works without it. */
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
 * Marks a browser as one that its person has used, by a login that is over at once: nothing is opened, and the next login
 * with this cookie counts as one from a known device.
 */
export async function rememberDevice(
  tx: Tx,
  { userId, binding, now }: { userId: string; binding: string; now: Date },
): Promise<void> {
  const { sessionId } = await openSession(tx, { userId, binding, now })
  await endSession(tx, { userId, sessionId, by: 'password', now })
}

/** Whether a login of this person was made from the browser that holds this cookie; by its hash. */
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

/** Notes that somebody was here; of an hour's logins and renewals one writes it, so that they do not wait for each other. */
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
 * Gives the successor of a refresh token, and to whoever presents the same one within the grace the same successor; null
 * for a token that is dead. Presented again after the grace, it ends its family (RFC 9700 4.14), which has to commit:
 * so this answers null and throws nothing.
 *
 * The row lock makes parallel presenters of one token take turns; the first rotates, the others find it done. A successor
 * that was itself rotated within the grace is followed to its end: handing out a used token would later look like theft.
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
      // Reached by following a rotated token: this is the newest, which that one's holder may as well have.
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

/** Ends one login with all its tokens; one that is over stays as it ended. */
export async function endSession(db: Db | Tx, { userId, sessionId, by, now }: Ending): Promise<void> {
  await db
    .updateTable('session')
    .set({ ended_at: now, ended_by: by })
    .where('user_id', '=', userId)
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .execute()
}

/** Ends every login of a person that is not over yet, but for the one that goes on (`except`, a session's id). */
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
