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
import { passwordReset } from './notice-rules.ts'

const refusal = refusals(signInErrors)
const lifeMs = 3_600_000

/** The job that looks for the account of an e-mail and mails it a link. */
export const mailResetLinkTask = 'mail-reset-link'

/**
 * Asks for a link to a new password. Whether the e-mail has an account is not looked at here: one job is queued for
 * every address alike, and only the job, which nobody waits for, reads the account. So the answer and the time it takes
 * are the same for known, unknown, unverified and deleted addresses by construction, not by padding.
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

/** What the job is told: the address that somebody typed, and the hash of the binding cookie that came along. */
export type ResetAsked = { email: string; bindingHash?: string | null | undefined }

/**
 * Does what askForReset asked for, if the mailbox may still get such a mail: a stranger's wishes are counted, those from a
 * device that has been in the account apart from them. When it may not, the link that was sent before stays good.
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
 * Mails the owner of this e-mail a link that works once within an hour; an earlier one stops working. An unverified
 * account gets one too, since the link goes to the address alone; one without a password only when it is verified. Without an account nothing happens.
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
  // Made by LINE or Facebook with an address that nobody has shown to be theirs: whoever reads it is maybe not the owner.
  if (person.password_hash === null && person.verified_at === null) return
  const { user_id: userId, email: to, display_name: name } = person
  const mail = passwordLinkMail({ name, link: await makeResetLink(tx, { userId, origin, now }) })
  await queueMail(tx, { ...mail, userId, to, kind: 'identity.reset', isLimited, now })
}

/** An address under which a person sets a new password, once within an hour; an earlier one stops working. */
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
  /** The cookie that this browser gets: it has shown that it reads the mailbox, and counts as a known device from now on. */
  binding: string | null
  now: Date
}

/**
 * Sets a new password by a link: every login of the person ends, wrong tries so far are forgotten, and a mail and a
 * notice tell the owner. Refuses with reset_link_dead, with invalid_input when the password will not do (the link stays good) and with
 * overloaded. A dead link costs no hashing; of many at once the one that takes the link away wins.
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

/** Refuses a password that will not do with invalid_input at `path`. */
export function checkPassword(
  password: string,
  owner: { displayName: string; email: string },
  path = 'password',
): void {
  const fault = faultOfNewPassword(password, owner)
  if (fault) throw commonRefusal('invalid_input', { fields: [{ path, ...fault }] })
}

type NewPassword = { userId: string; token: string; passwordHash: string; now: Date }

/** The person's row first, in the order of mailResetLink; then the link, which works for one of many. */
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
  // Thrown, so that the password of who came second is rolled back.
  if (used.numDeletedRows === 0n) throw refusal('reset_link_dead')
  await endSessions(tx, { userId, by: 'password', now })
}

async function forgetLinks(tx: Tx, userId: string) {
  await tx.deleteFrom('email_link').where('user_id', '=', userId).where('purpose', '=', 'reset').execute()
}
