import type { Db, Tx } from '#db/open.ts'
import { readSkills } from '#features/koin/server/skill-queries.ts'
import { notify } from '#features/notifications/server/notice-commands.ts'
import { refusals } from '#lib/errors.ts'
import type { ReplyControl, RequestFacts } from '#lib/server/routes.ts'
import { cookieNames } from '#lib/stored-names.ts'
import { emailKeyOf } from '../account-rules.ts'
import { identityErrors, type LoginReply } from '../contract.ts'
import { readProfile } from './account-queries.ts'
import {
  attemptOf,
  claimAttempt,
  forgetAttempts,
  giveBackAttempt,
  readAttempts,
  takeAttempt,
} from './attempt-commands.ts'
import type { BotCheck } from './bot-check-commands.ts'
import { deviceOf } from './device-rules.ts'
import type { Keys } from './key-commands.ts'
import { refuseLeaving } from './leave-commands.ts'
import { botCheckFrom, bucketOf, limits, weightOfProof } from './limit-rules.ts'
import { newSignIn } from './notice-rules.ts'
import type { PasswordHasher } from './password-commands.ts'
import { hashOf, isKnownBinding, newSecret, type OpenedSession, openSession } from './session-commands.ts'
import { accessSeconds, familyMs, rolesThatCount } from './session-rules.ts'

const refusal = refusals(identityErrors)
/** Failures of an address beyond these change nothing more. */
const mostCounted = 1_000_000

/** The cookie without which a refresh of a login from our own pages is worth nothing; it also marks a known device. */
export const bindingCookie = cookieNames.binding

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

/** How dear a proof for a login from this address is at the moment; see weightOfProof. */
export async function readProofWeight(
  { db, keys }: Pick<Parts, 'db' | 'keys'>,
  { address, now }: Pick<Attempted, 'address' | 'now'>,
): Promise<number> {
  return weightOfProof(await readAttempts(db, attemptOf(keys, limits.loginAddress, bucketOf(address)), now))
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

type Arrival = {
  userId: string
  request: RequestFacts
  reply: ReplyControl
  /** False where the browser said that it keeps no cookies. */
  hasCookies?: boolean | undefined
  now: Date
}

/**
 * Opens a session for whoever has just shown who they are; from our own pages it is bound to a cookie. A browser that
 * brings no cookie of an earlier login of theirs is told to the owner. Refuses with account_leaving while the account waits for its
 * deletion.
 */
export async function beginSession(
  tx: Tx,
  { userId, request, reply, hasCookies = true, now }: Arrival,
): Promise<OpenedSession> {
  await refuseLeaving(tx, userId)
  const binding = request.isSameOrigin && hasCookies ? newSecret() : null
  const isNewDevice = !(await isKnownDevice(tx, { userId, binding: request.cookies[bindingCookie] ?? null, now }))
  const device = deviceOf(request.userAgent)
  const opened = await openSession(tx, { userId, binding, device, now })
  if (isNewDevice) {
    const facts = { ...device, at: now.toISOString() }
    await notify(tx, { userId, kind: newSignIn, facts, cause: `sign-in:${opened.sessionId}`, now })
  }
  if (binding) reply.setCookie(bindingCookie, binding, familyMs / 1000)
  return opened
}

/** Whether a login of theirs was made from this browser before; who signs up at this very moment has nothing to compare. */
async function isKnownDevice(
  tx: Tx,
  { userId, binding, now }: { userId: string; binding: string | null; now: Date },
): Promise<boolean> {
  if (await isKnownBinding(tx, { userId, bindingHash: binding && hashOf(binding) })) return true
  const newcomer = await tx
    .selectFrom('user_account')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('made_at', '>=', now)
    .executeTakeFirst()
  return newcomer !== undefined
}

/** The answer to a login: both tokens, and the profile that the browser stores. */
export async function answerLogin(
  { db, keys }: { db: Db; keys: Keys },
  { userId, sessionId, refreshToken, now }: OpenedSession & { userId: string; now: Date },
): Promise<LoginReply> {
  const access = await signAccess({ db, keys }, { userId, sessionId, now })
  return { ...tokensOf(access.token, refreshToken), profile: await readProfile(db, userId, access.exp) }
}

export function tokensOf(access_token: string, refresh_token: string) {
  return { token_type: 'Bearer' as const, access_token, refresh_token, expires_in: accessSeconds }
}

/** A new access token with the person's type of now, and the roles that count in this login. */
export async function signAccess(
  { db, keys }: { db: Db; keys: Keys },
  { userId, sessionId, now }: { userId: string; sessionId: string; now: Date },
): Promise<{ token: string; exp: number }> {
  const { roles, confirmed_at } = await db
    .selectFrom('user_account')
    .leftJoin('staff_session', (join) =>
      join.onRef('staff_session.user_id', '=', 'user_account.user_id').on('staff_session.session_id', '=', sessionId),
    )
    .select(['roles', 'confirmed_at'])
    .where('user_account.user_id', '=', userId)
    .executeTakeFirstOrThrow()
  const { type } = await readSkills(db, userId)
  const counting = rolesThatCount(roles, confirmed_at, now)
  return keys.sign({ sub: userId, sid: sessionId, roles: counting, type }, now)
}
