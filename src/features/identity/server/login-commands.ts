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
/** Failures of an address beyond this make no difference. */
const mostCounted = 1_000_000

/**
 * The binding cookie: without it a refresh token of a login from our own pages is invalid. It also identifies a known
 * device.
 */
export const bindingCookie = cookieNames.binding

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
 * invalid_credentials, too_many_requests, bot_check_needed, bot_check_failed and overloaded.
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
 * Locks a person's row while a session is opened. Throws invalid_credentials when the password changed since it was
 * checked: a reset ends all sessions, and a login with the old password must not follow it.
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
  // Half the difficulty is accepted, since the address may have failed more often while the proof was solved.
  if (!(await botCheck.verify(botPayload, 'login', now, Math.ceil(weight / 2)))) throw refusal('bot_check_failed')
}

/** The current difficulty factor for logins from this address; see weightOfProof. */
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
  /** False when the browser stores no cookies. */
  hasCookies?: boolean | undefined
  now: Date
}

/**
 * Opens a session for a person who has just authenticated; from our own pages it is bound to a cookie. The owner is
 * notified when the browser has no cookie of an earlier login. Throws account_leaving while the account is scheduled
 * for deletion.
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

/**
 * Whether the person signed in from this browser before. A sign-up in progress has no earlier login and counts as
 * known.
 */
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

/** The reply of a login: both tokens, and the profile that the browser stores. */
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

/** A new access token with the person's current type and the roles active in this session. */
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
