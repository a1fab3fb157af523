import type { Db, Tx } from '#db/open.ts'
import { emailKeyOf } from '#features/identity/accounts/account-rules.ts'
import type { PasswordHasher } from '#features/identity/accounts/server/password-commands.ts'
import type { Keys } from '#features/identity/keys/server/key-commands.ts'
import { hashOf } from '#features/identity/keys/server/secret-commands.ts'
import { botCheckErrors } from '#features/identity/limits/contract.ts'
import {
  type Attempt,
  attemptOf,
  claimAttempt,
  forgetAttempts,
  giveBackAttempt,
  readAttempts,
  takeAttempt,
} from '#features/identity/limits/server/attempt-commands.ts'
import type { BotCheck } from '#features/identity/limits/server/bot-check-commands.ts'
import { botCheckFrom, bucketOf, limits, weightOfProof } from '#features/identity/limits/server/limit-rules.ts'
import { isRefusal, refusals } from '#lib/errors.ts'
import { signInErrors } from '../contract.ts'

const refusal = refusals({ ...signInErrors, ...botCheckErrors })

/** Failures of an address beyond this make no difference. */
const maxCounted = 1_000_000

type Parts = { db: Db; keys: Keys; hasher: PasswordHasher; botCheck: BotCheck }

type Attempted = {
  email: string
  password: string
  botPayload: string | undefined
  address: string
  /** The binding cookie of the request. */
  binding: string | null
  now: Date
}

/** A person whose password was checked, and the hash it was checked against. */
export type Proven = { userId: string; passwordHash: string | null }

/**
 * Checks e-mail and password. Cost and reply are the same whether the e-mail has an account or not. Throws
 * invalid_credentials, login_locked, bot_check_needed, bot_check_failed and overloaded.
 * The proof of work is checked before anything is counted, and a request refused for a missing proof is not counted, so
 * locking an account costs an attacker ten proofs an hour. An attempt is counted before the password is checked, so
 * that parallel ones cannot exceed the limit, and given back if it succeeds. For an address only failures are counted,
 * and they make its proofs harder instead of blocking it: a thousand pupils may sign in at once. Known devices have a
 * separate count and the usual difficulty.
 */
export async function checkCredentials(parts: Parts, attempted: Attempted): Promise<Proven> {
  const { db, keys, hasher } = parts
  const { email, password, binding, now } = attempted
  const ofAddress = attemptOf(keys, limits.loginAddress, bucketOf(attempted.address))
  const person = await findCredentials(db, email, binding)
  const isKnown = person?.is_known_device === true
  const weight = isKnown ? 1 : weightOfProof(await readAttempts(db, ofAddress, now))
  const ofAccount = attemptOf(keys, isKnown ? limits.loginDevice : limits.loginAccount, emailKeyOf(email))
  const isFree = weight === 1 && (await claimAttempt(db, ofAccount, now, botCheckFrom))
  if (!isFree) {
    await checkBot(parts, attempted, weight)
    await takeGuess(db, ofAccount, now)
  }
  let isRight: boolean
  try {
    isRight = await hasher.verify(person?.password_hash ?? null, password)
  } catch (error) {
    await giveBackAttempt(db, ofAccount)
    throw error
  }
  if (!isRight || !person) {
    await claimAttempt(db, ofAddress, now, maxCounted)
    throw refusal('invalid_credentials')
  }
  await forgetAttempts(db, ofAccount)
  return { userId: person.user_id, passwordHash: person.password_hash }
}

/** Counts a guess. Throws login_locked, whose sentence names the way in that strangers cannot close: a link by mail. */
async function takeGuess(db: Db, ofAccount: Attempt, now: Date): Promise<void> {
  try {
    await takeAttempt(db, ofAccount, now)
  } catch (error) {
    if (!isRefusal(error) || error.code !== 'too_many_requests') throw error
    const retryAfter = error.problem.retry_after ?? limits.loginAccount.seconds
    throw refusal('login_locked', { retryAfter, values: { minutes: Math.ceil(retryAfter / 60) } })
  }
}

/**
 * Locks a person's row while a session is opened. Throws invalid_credentials when the password changed since it was
 * checked: a reset ends all sessions, and a login with the old password must not follow it.
 */
export async function lockPassword(tx: Tx, { userId, passwordHash }: Proven): Promise<void> {
  const held = await tx
    .selectFrom('user_account')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('password_hash', 'is not distinct from', passwordHash)
    .forShare()
    .executeTakeFirst()
  if (!held) throw refusal('invalid_credentials')
}

async function checkBot({ botCheck }: Parts, { botPayload, now }: Attempted, weight: number) {
  if (!botPayload) throw refusal('bot_check_needed')
  // Half the difficulty is accepted, since the address may have failed more often while the proof was solved.
  if (!(await botCheck.verify(botPayload, 'login', now, Math.ceil(weight / 2)))) throw refusal('bot_check_failed')
}

function findCredentials(db: Db, email: string, binding: string | null) {
  return db
    .selectFrom('user_account')
    .select(['user_id', 'password_hash'])
    .select((e) =>
      e
        .exists(
          e
            .selectFrom('session')
            .select('session.id')
            .whereRef('session.user_id', '=', 'user_account.user_id')
            .where('binding_hash', '=', hashOf(binding ?? '')),
        )
        .as('is_known_device'),
    )
    .where('email_key', '=', emailKeyOf(email))
    .executeTakeFirst()
}
