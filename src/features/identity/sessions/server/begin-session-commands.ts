import type { Db, Tx } from '#db/open.ts'
import { readProfile } from '#features/identity/accounts/server/account-queries.ts'
import { accessSeconds, type Keys } from '#features/identity/keys/server/key-commands.ts'
import { hashOf, newSecret } from '#features/identity/keys/server/secret-commands.ts'
import { readSkills } from '#features/koin/server/skill-queries.ts'
import { notify } from '#features/notifications/server/notice-commands.ts'
import { refusals } from '#lib/errors.ts'
import type { ReplyControl, RequestFacts } from '#lib/server/routes.ts'
import { cookieNames } from '#lib/stored-names.ts'
import { bangkokDay, formatThaiDate } from '#lib/thai/bangkok-time.ts'
import { type LoginReply, sessionErrors } from '../contract.ts'
import { newSignIn } from './notices.ts'
import { isKnownBinding, type OpenedSession, openSession } from './session-commands.ts'
import { familyMs, rolesThatCount } from './session-rules.ts'
import { deviceOf } from './user-agent-rules.ts'

const refusal = refusals(sessionErrors)

/**
 * The binding cookie: without it a refresh token of a login from our own pages is invalid. It also identifies a known
 * device.
 */
export const bindingCookie = cookieNames.binding

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

/** Throws account_leaving with the day while a person's account waits for its deletion. */
async function refuseLeaving(tx: Tx, userId: string): Promise<void> {
  const leaving = await tx.selectFrom('leaving').select('erase_at').where('user_id', '=', userId).executeTakeFirst()
  if (leaving) {
    const date = formatThaiDate(bangkokDay(leaving.erase_at))
    throw refusal('account_leaving', { values: { date } })
  }
}
