import type { Db, Tx } from '#db/open.ts'
import type { Keys } from '#features/identity/keys/server/key-commands.ts'
import { attemptOf, forgetAttempts, takeAttempt } from '#features/identity/limits/server/attempt-commands.ts'
import { type OwnerParts, proveOwner } from '#features/identity/sessions/server/prove-owner-commands.ts'
import { notify } from '#features/notifications/server/notice-commands.ts'
import { commonRefusal, refusals } from '#lib/errors.ts'
import { newId } from '#lib/server/new-id.ts'
import type { Caller } from '#lib/server/routes.ts'
import { factorErrors } from '../factor-contract.ts'
import { type FactorChange, factsOfChange } from './factor-change-rules.ts'
import { countFactors } from './factor-queries.ts'
import { secondFactorChanged } from './notices.ts'
import { renewRecovery } from './recovery-commands.ts'
import { confirmSession, endConfirmations, type Login } from './staff-session-commands.ts'

const refusal = refusals(factorErrors)

/** Rate limits of all codes: they are the only protection left when somebody else has the password. */
const guessing = [
  { name: 'factor-quarter', count: 5, seconds: 15 * 60 },
  { name: 'factor-day', count: 20, seconds: 24 * 3_600 },
]

/**
 * Tries a code under a rate limit. The attempt is counted before the code is checked, so that parallel attempts cannot
 * exceed the limit; a right code resets it. Throws too_many_requests, and what `use` throws.
 */
export async function tryCode<T>(
  { db, keys }: { db: Db; keys: Keys },
  { userId, now }: { userId: string; now: Date },
  use: () => Promise<T>,
): Promise<T> {
  const tries = guessing.map((limit) => attemptOf(keys, limit, userId))
  for (const one of tries) await takeAttempt(db, one, now)
  const used = await use()
  for (const one of tries) await forgetAttempts(db, one)
  return used
}

/**
 * Checks whether a factor may be added. The first one needs the password, so that a stolen session does not open the
 * back office; further ones need a recent second factor. Throws step_up_needed and what proveOwner throws.
 */
export async function checkMayEnrol(
  parts: OwnerParts,
  { caller, password, now }: { caller: Caller; password: string | undefined; now: Date },
): Promise<void> {
  if ((await countFactors(parts.db, caller.userId)) === 0) await proveOwner(parts, { ...caller, password, now })
  else if (!caller.isSteppedUp) throw commonRefusal('step_up_needed')
}

type Added = Login & { kind: 'totp' | 'passkey'; now: Date }

/**
 * Completes the addition of a factor, in its transaction: confirms the session, notifies the owner, and returns
 * recovery codes with the first factor (else null).
 */
export async function settleNewFactor(tx: Tx, keys: Keys, { kind, now, ...login }: Added): Promise<string[] | null> {
  const { userId } = login
  await lockPerson(tx, userId)
  await confirmSession(tx, { ...login, now })
  await tellOwner(tx, { userId, change: `${kind}-added`, now })
  const isFirst = (await countFactors(tx, userId)) === 1
  const left = await tx.selectFrom('recovery_code').select('hash').where('user_id', '=', userId).execute()
  return isFirst && left.length === 0 ? renewRecovery(tx, keys, userId) : null
}

/**
 * Locks the person's row, so that changes of factors are serialised: of two concurrent removals each would otherwise
 * see the other factor remain.
 */
async function lockPerson(tx: Tx, userId: string): Promise<void> {
  await tx.selectFrom('user_account').select('user_id').where('user_id', '=', userId).forNoKeyUpdate().execute()
}

type Removal = Login & { id: string | undefined; now: Date }

/**
 * Removes a factor, without `id` the authenticator app; other sessions must show a factor again. Throws last_factor and
 * not_found.
 */
export async function dropFactor(tx: Tx, { id, now, ...login }: Removal): Promise<void> {
  const { userId, sessionId } = login
  await lockPerson(tx, userId)
  if ((await countFactors(tx, userId)) < 2) throw refusal('last_factor')
  const dropped = id
    ? await tx.deleteFrom('passkey').where('user_id', '=', userId).where('id', '=', id).executeTakeFirst()
    : await tx.deleteFrom('totp_factor').where('user_id', '=', userId).executeTakeFirst()
  if (dropped.numDeletedRows === 0n) throw commonRefusal('not_found')
  await endConfirmations(tx, { userId, except: sessionId })
  await tellOwner(tx, { userId, change: id ? 'passkey-removed' : 'totp-removed', now })
}

/** Removes all factors and codes of a person and deactivates their sessions' roles; they must enrol again. */
export async function dropEveryFactor(tx: Tx, { userId, now }: { userId: string; now: Date }): Promise<void> {
  await tx.deleteFrom('totp_factor').where('user_id', '=', userId).execute()
  await tx.deleteFrom('passkey').where('user_id', '=', userId).execute()
  await tx.deleteFrom('recovery_code').where('user_id', '=', userId).execute()
  await endConfirmations(tx, { userId })
  await tellOwner(tx, { userId, change: 'all-removed', now })
}

/** Notifies the owner at once, by mail too. */
export async function tellOwner(
  tx: Tx,
  { userId, change, now }: { userId: string; change: FactorChange; now: Date },
): Promise<void> {
  const facts = factsOfChange(change, now)
  await notify(tx, { userId, kind: secondFactorChanged, facts, cause: `second-factor:${newId(now)}`, now })
}
