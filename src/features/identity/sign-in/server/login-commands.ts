import type { Db, Tx } from '#db/open.ts'
import { emailKeyOf } from '#features/identity/accounts/account-rules.ts'
import type { PasswordHasher } from '#features/identity/accounts/server/password-commands.ts'
import type { Keys } from '#features/identity/keys/server/key-commands.ts'
import { hashOf } from '#features/identity/keys/server/secret-commands.ts'
import { botCheckErrors } from '#features/identity/limits/contract.ts'
import {
  attemptOf,
  claimAttempt,
  forgetAttempts,
  giveBackAttempt,
  readAttempts,
  takeAttempt,
} from '#features/identity/limits/server/attempt-commands.ts'
import type { BotCheck } from '#features/identity/limits/server/bot-check-commands.ts'
import { botCheckFrom, bucketOf, limits, weightOfProof } from '#features/identity/limits/server/limit-rules.ts'
import { refusals } from '#lib/errors.ts'
import { signInErrors } from '../contract.ts'

const refusal = refusals({ ...signInErrors, ...botCheckErrors })

/** Failures of an address beyond these change nothing more. */
const mostCounted = 1_000_000

type Parts = { db: Db; keys: Keys; hasher: PasswordHasher; botCheck: BotCheck }

type Attempted = {
  email: string
  password: string
  botPayload: string | undefined
  address: string
  /** The binding cookie that came along. */
  binding: string | null
  now: Date
}

/** Who has shown a password, and the hash that it was checked by. */
export type Proven = { userId: string; passwordHash: string | null }

/**
 * Whose e-mail and password these are. What it costs and what it says is the same whether the e-mail has an account or
 * not. Refuses with invalid_credentials, too_many_requests, bot_check_needed, bot_check_failed and overloaded.
 *
 * The proof of work is judged before anything is counted, and what is refused for want of one is not counted: locking
 * somebody out costs ten proofs an hour. A try is counted before the password is looked at, so that parallel ones cannot
 * slip under the limit, and given back when it was none. Of an address only failures are counted, afterwards, and they
 * make its proofs dearer instead of shutting it out: a thousand pupils log in at the bell. Who has been in from this
 * device counts apart and pays the usual price.
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
    await takeAttempt(db, ofAccount, now)
  }
  let isRight: boolean
  try {
    isRight = await hasher.verify(person?.password_hash ?? null, password)
  } catch (error) {
    await giveBackAttempt(db, ofAccount)
    throw error
  }
  if (!isRight || !person) {
    await claimAttempt(db, ofAddress, now, mostCounted)
    throw refusal('invalid_credentials')
  }
  await forgetAttempts(db, ofAccount)
  return { userId: person.user_id, passwordHash: person.password_hash }
}

/**
 * Holds a person still while a login opens. Refuses with invalid_credentials when the password became another one since
 * it was checked: a reset ends every login, and one by the old password must not slip in behind it.
 */
export async function holdPassword(tx: Tx, { userId, passwordHash }: Proven): Promise<void> {
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
  // Half the weight will do: the address may have failed more often while the proof was being made.
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
