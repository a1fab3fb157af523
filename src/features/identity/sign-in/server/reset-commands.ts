import { sql } from 'kysely'
import type { Db, Tx } from '#db/open.ts'
import { emailKeyOf } from '#features/identity/accounts/account-rules.ts'
import { faultOfNewPassword } from '#features/identity/accounts/common-password-rules.ts'
import type { PasswordHasher } from '#features/identity/accounts/server/password-commands.ts'
import type { Keys } from '#features/identity/keys/server/key-commands.ts'
import { hashOf, newSecret } from '#features/identity/keys/server/secret-commands.ts'
import { attemptOf, claimAttempt, forgetAttempts } from '#features/identity/limits/server/attempt-commands.ts'
import { limits } from '#features/identity/limits/server/limit-rules.ts'
import { endSessions, isKnownBinding, rememberDevice } from '#features/identity/sessions/server/session-commands.ts'
import { queueMail } from '#features/notifications/server/commands.ts'
import { mayMailReset } from '#features/notifications/server/mailbox-commands.ts'
import { notify } from '#features/notifications/server/notice-commands.ts'
import { commonRefusal, refusals } from '#lib/errors.ts'
import { formatThaiMoment } from '#lib/thai/bangkok-time.ts'
import { signInErrors } from '../contract.ts'
import { passwordChangedMail, passwordLinkMail } from './mails.ts'
import { passwordReset } from './notices.ts'

const refusal = refusals(signInErrors)
const lifeMs = 3_600_000

/** The job that looks up the account of an e-mail and mails a reset link. */
export const mailResetLinkTask = 'mail-reset-link'

/**
 * Requests a reset link. It does not look up the account: one job is queued for every address, and only the job, which
 * nobody waits for, reads the account. So reply and timing are the same for known, unknown, unverified and deleted
 * addresses by construction, not by padding.
 */
export async function askForReset(
  db: Db,
  { email, binding }: { email: string; binding: string | null },
): Promise<void> {
  const asked: ResetAsked = { email, bindingHash: binding && hashOf(binding) }
  await sql`
    select from graphile_worker.add_job(
      ${mailResetLinkTask}, payload => ${JSON.stringify(asked)}::json, max_attempts => 6
    )`.execute(db)
}

/** The job's payload: the typed address, and the hash of the request's binding cookie. */
export type ResetAsked = { email: string; bindingHash?: string | null | undefined }

/**
 * Does the job of askForReset if the mailbox may get another such mail; requests from known devices of the account have
 * a limit of their own. Beyond the limit, the previous link stays valid.
 */
export async function mailAskedLink(
  tx: Tx,
  { email, bindingHash, keys, origin, now }: ResetAsked & { keys: Keys; origin: string; now: Date },
): Promise<void> {
  const person = await tx
    .selectFrom('user_account')
    .select(['user_id', 'email'])
    .where('email_key', '=', emailKeyOf(email))
    .forUpdate()
    .executeTakeFirst()
  if (!person) return
  const { user_id: userId, email: to } = person
  const isOwn = await isKnownBinding(tx, { userId, bindingHash: bindingHash ?? null })
  const isFree = isOwn && (await claimAttempt(tx, attemptOf(keys, limits.deviceReset, userId), now))
  if (isFree || (await mayMailReset(tx, { to, now })))
    await mailResetLink(tx, { email, origin, now, isLimited: !isFree })
}

/**
 * Mails the owner of this e-mail a link that is valid once within an hour; an earlier one becomes invalid. An
 * unverified account gets one too, since the link goes to that address only; an account without a password only when it
 * is verified. Does nothing without an account.
 */
export async function mailResetLink(
  tx: Tx,
  { email, origin, now, isLimited = true }: { email: string; origin: string; now: Date; isLimited?: boolean },
): Promise<void> {
  const person = await tx
    .selectFrom('user_account')
    .select(['user_id', 'email', 'display_name', 'password_hash', 'verified_at'])
    .where('email_key', '=', emailKeyOf(email))
    .forUpdate()
    .executeTakeFirst()
  if (!person) return
  // An account made by LINE or Facebook with an unverified address: the reader of that mailbox may be somebody else.
  if (person.password_hash === null && person.verified_at === null) return
  const { user_id: userId, email: to, display_name: name } = person
  const mail = passwordLinkMail({ name, link: await makeResetLink(tx, { userId, origin, now }) })
  await queueMail(tx, { ...mail, userId, to, kind: 'identity.reset', isLimited, now })
}

/**
 * Makes an address where a person can set a new password, valid once within an hour; an earlier one becomes invalid.
 */
export async function makeResetLink(
  tx: Tx,
  { userId, origin, now }: { userId: string; origin: string; now: Date },
): Promise<string> {
  await forgetLinks(tx, userId)
  const token = newSecret()
  const link = { user_id: userId, hash: hashOf(token), purpose: 'reset' }
  await tx
    .insertInto('email_link')
    .values({ ...link, expires_at: new Date(now.getTime() + lifeMs) })
    .execute()
  return `${origin}/reset-password?token=${token}`
}

type Parts = { db: Db; keys: Keys; hasher: PasswordHasher; origin: string }
type Reset = {
  token: string
  password: string
  /**
   * The binding cookie of this browser: using the link proves access to the mailbox, so it counts as a known device
   * from now on.
   */
  binding: string | null
  now: Date
}

/**
 * Sets a new password by a link: all sessions end, the counts of failed logins are reset, and a mail and a notice tell
 * the owner. Throws reset_link_dead, invalid_input for an unacceptable password (the link stays valid) and overloaded.
 * An invalid link costs no hashing; of concurrent uses the one that deletes the link wins.
 */
export async function resetPassword(
  { db, keys, hasher, origin }: Parts,
  { token, password, binding, now }: Reset,
): Promise<void> {
  const owner = await findOwner(db, token, now)
  if (!owner) throw refusal('reset_link_dead')
  checkPassword(password, { displayName: owner.display_name, email: owner.email })
  const passwordHash = await hasher.hash(password)
  const { user_id: userId, email: to, display_name: name } = owner
  await db.transaction().execute(async (tx) => {
    await setPassword(tx, { userId, token, passwordHash, now })
    if (binding) await rememberDevice(tx, { userId, binding, now })
    const mail = passwordChangedMail({ name, when: formatThaiMoment(now), link: `${origin}/forgot-password` })
    await queueMail(tx, { ...mail, userId, to, kind: 'identity.password-changed', now })
    const cause = `password-reset:${hashOf(token)}`
    await notify(tx, { userId, kind: passwordReset, facts: { at: now.toISOString() }, cause, now })
  })
  for (const limit of [limits.loginAccount, limits.loginDevice])
    await forgetAttempts(db, attemptOf(keys, limit, emailKeyOf(to)))
}

function findOwner(db: Db, token: string, now: Date) {
  return db
    .selectFrom('email_link')
    .innerJoin('user_account', 'user_account.user_id', 'email_link.user_id')
    .select(['user_account.user_id', 'email', 'display_name'])
    .where('hash', '=', hashOf(token))
    .where('purpose', '=', 'reset')
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

/** Throws invalid_input at `path` when the password is not acceptable. */
export function checkPassword(
  password: string,
  owner: { displayName: string; email: string },
  path = 'password',
): void {
  const fault = faultOfNewPassword(password, owner)
  if (fault) throw commonRefusal('invalid_input', { fields: [{ path, ...fault }] })
}

type NewPassword = { userId: string; token: string; passwordHash: string; now: Date }

/** Locks the person's row first, in the order of mailResetLink, and then uses the link, which works once. */
async function setPassword(tx: Tx, { userId, token, passwordHash, now }: NewPassword): Promise<void> {
  await tx
    .updateTable('user_account')
    .set({ password_hash: passwordHash })
    .where('user_id', '=', userId)
    .executeTakeFirst()
  const used = await tx
    .deleteFrom('email_link')
    .where('user_id', '=', userId)
    .where('purpose', '=', 'reset')
    .where('hash', '=', hashOf(token))
    .where('expires_at', '>', now)
    .executeTakeFirst()
  // Thrown so that the second one's password is rolled back.
  if (used.numDeletedRows === 0n) throw refusal('reset_link_dead')
  await endSessions(tx, { userId, by: 'password', now })
}

async function forgetLinks(tx: Tx, userId: string) {
  await tx.deleteFrom('email_link').where('user_id', '=', userId).where('purpose', '=', 'reset').execute()
}
