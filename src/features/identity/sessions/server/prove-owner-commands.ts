import type { Db } from '#db/open.ts'
import type { PasswordHasher } from '#features/identity/accounts/server/password-commands.ts'
import type { Keys } from '#features/identity/keys/server/key-commands.ts'
import {
  attemptOf,
  forgetAttempts,
  giveBackAttempt,
  takeAttempt,
} from '#features/identity/limits/server/attempt-commands.ts'
import { limits } from '#features/identity/limits/server/limit-rules.ts'
import { commonRefusal, refusals } from '#lib/errors.ts'
import { sessionErrors } from '../contract.ts'

const refusal = refusals(sessionErrors)

/** How long after a login the session itself proves the owner. */
const freshMs = 10 * 60_000

export type OwnerParts = { db: Db; keys: Keys; hasher: PasswordHasher }
export type Claim = { userId: string; sessionId: string; password: string | undefined; now: Date }
export type Owner = { userId: string; email: string; displayName: string; passwordHash: string | null }

/** The account of a session. Throws signed_out when it was erased. */
export async function findOwner(db: Db, userId: string): Promise<Owner> {
  const person = await db
    .selectFrom('user_account')
    .select(['email', 'display_name', 'password_hash'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (!person) throw commonRefusal('signed_out')
  return { userId, email: person.email, displayName: person.display_name, passwordHash: person.password_hash }
}

/**
 * Checks the current password again, before acts that a stolen session must not do; an account without one needs a
 * login within the last ten minutes. Throws wrong_password (at its field), login_again, too_many_requests and
 * overloaded. An attempt is counted before it is checked, so that parallel ones cannot exceed the limits.
 */
export async function proveOwner(parts: OwnerParts, { userId, sessionId, password, now }: Claim): Promise<Owner> {
  const { db, keys, hasher } = parts
  const owner = await findOwner(db, userId)
  if (owner.passwordHash === null) {
    if (!(await isFresh(db, { userId, sessionId, now }))) throw refusal('login_again')
    return owner
  }
  if (!password) throw refuseWrong()
  const tries = [limits.ownerQuarter, limits.ownerDay].map((limit) => attemptOf(keys, limit, userId))
  for (const one of tries) await takeAttempt(db, one, now)
  let isRight: boolean
  try {
    isRight = await hasher.verify(owner.passwordHash, password)
  } catch (error) {
    for (const one of tries) await giveBackAttempt(db, one)
    throw error
  }
  if (!isRight) throw refuseWrong()
  for (const one of tries) await forgetAttempts(db, one)
  return owner
}

/** A refusal at the field of the current password. */
export function refuseWrong() {
  const code = 'wrong_password'
  return refusal(code, { fields: [{ path: 'password', code, detail: sessionErrors[code].th }] })
}

async function isFresh(db: Db, { userId, sessionId, now }: Omit<Claim, 'password'>): Promise<boolean> {
  const session = await db
    .selectFrom('session')
    .select('made_at')
    .where('user_id', '=', userId)
    .where('id', '=', sessionId)
    .executeTakeFirst()
  return session !== undefined && now.getTime() - session.made_at.getTime() <= freshMs
}
