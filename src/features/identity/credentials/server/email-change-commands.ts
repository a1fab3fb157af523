import type { Tx } from '#db/open.ts'
import { ageTierOf, emailKeyOf } from '#features/identity/accounts/account-rules.ts'
import { findHolder } from '#features/identity/accounts/server/account-queries.ts'
import { hashOf, newSecret } from '#features/identity/keys/server/secret-commands.ts'
import { dropLeaving } from '#features/identity/privacy/server/leave-commands.ts'
import { endSessions } from '#features/identity/sessions/server/session-commands.ts'
import { mailResetLink } from '#features/identity/sign-in/server/reset-commands.ts'
import { markVerified } from '#features/identity/sign-up/server/verify-commands.ts'
import { dropSocialLinks } from '#features/identity/social/server/social-commands.ts'
import { queueMail } from '#features/notifications/server/commands.ts'
import { mayMailStranger } from '#features/notifications/server/mailbox-commands.ts'
import { notify } from '#features/notifications/server/notice-commands.ts'
import { commonRefusal, type FieldFault, refusals } from '#lib/errors.ts'
import { foldMailbox } from '#lib/mailbox.ts'
import { newId } from '#lib/server/new-id.ts'
import { bangkokDay, formatThaiMoment } from '#lib/thai/bangkok-time.ts'
import { credentialErrors } from '../contract.ts'
import { confirmEmailMail, emailChangedMail, emailChangeNoticeMail, emailHasAccountMail } from './credential-mails.ts'
import { emailChanged } from './notices.ts'

const refusal = refusals(credentialErrors)
const dayMs = 24 * 3_600_000
const confirmMs = dayMs
/** The owner of the old address has at least a week after the change to object. */
const objectMs = confirmMs + 7 * dayMs

type Wish = { userId: string; email: string; origin: string; now: Date }

/**
 * Mails a confirmation link to the new address (valid for a day, once) and an objection link to the old one. A newer
 * request replaces the previous one. Whether the new address has an account, or gets a mail at all (mayMailStranger),
 * is visible only in its mailbox. Throws invalid_input for the person's own or their guardian's address. The caller has
 * checked the password.
 */
export async function askForEmail(tx: Tx, { userId, email, origin, now }: Wish): Promise<void> {
  const person = await tx
    .selectFrom('user_account')
    .select(['email', 'email_key', 'display_name', 'birth_date'])
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst()
  if (!person) throw commonRefusal('signed_out')
  const isMinor = ageTierOf(person.birth_date, bangkokDay(now)) === 'minor'
  await checkWish(tx, { userId, email, present: person.email_key, isMinor })
  const [confirm, object] = [newSecret(), newSecret()]
  const change = changeOf({ userId, email, person, hashes: [hashOf(confirm), hashOf(object)], now })
  await tx.updateTable('email_change').set({ confirm_hash: null }).where('user_id', '=', userId).execute()
  await tx.insertInto('email_change').values(change).execute()

  const name = person.display_name
  const holder = await findHolder(tx, email, userId)
  const letter = holder
    ? { ...emailHasAccountMail({ name: holder.display_name, link: `${origin}/login` }), userId: holder.user_id }
    : { ...confirmEmailMail({ name, link: `${origin}/account/confirm-email?token=${confirm}` }), userId }
  if (await mayMailStranger(tx, { to: email, now }))
    await queueMail(tx, { ...letter, to: email, kind: 'identity.email-confirm', isLimited: true, now })
  const notice = emailChangeNoticeMail({
    name,
    email,
    until: formatThaiMoment(change.object_until),
    link: `${origin}/account/keep-email?token=${object}`,
  })
  await queueMail(tx, { ...notice, userId, to: person.email, kind: 'identity.email-notice', now })
}

async function checkWish(
  tx: Tx,
  { userId, email, present, isMinor }: { userId: string; email: string; present: string; isMinor: boolean },
): Promise<void> {
  if (emailKeyOf(email) === present) throw refuseAt('same', 'นี่คืออีเมลที่ใช้อยู่แล้ว ใส่อีเมลใหม่')
  if (!isMinor) return
  const guardian = await tx.selectFrom('guardian').select('mailbox').where('user_id', '=', userId).executeTakeFirst()
  if (guardian?.mailbox === foldMailbox(email)) throw refuseAt('same_as_guardian', 'ใส่อีเมลของคุณเอง ไม่ใช่ของผู้ปกครอง')
}

function refuseAt(code: string, detail: string) {
  const fields: FieldFault[] = [{ path: 'email', code, detail }]
  return commonRefusal('invalid_input', { fields })
}

type Making = {
  userId: string
  email: string
  person: { email: string; email_key: string }
  hashes: [confirm: string, object: string]
  now: Date
}

function changeOf({ userId, email, person, hashes, now }: Making) {
  return {
    user_id: userId,
    id: newId(now),
    new_email: email,
    new_key: emailKeyOf(email),
    old_email: person.email,
    old_key: person.email_key,
    confirm_hash: hashes[0],
    object_hash: hashes[1],
    asked_at: now,
    confirm_until: new Date(now.getTime() + confirmMs),
    object_until: new Date(now.getTime() + objectMs),
  }
}

type Link = { token: string; now: Date }

/**
 * Uses the confirmation link: the new address is the account's and verified, and links mailed to the old one become
 * invalid. Throws email_link_dead, and email_in_use when another person was faster: the unique key lets one of two
 * concurrent confirmations through. The person's row is locked first, as everywhere.
 */
export async function confirmEmail(tx: Tx, { token, now }: Link): Promise<void> {
  const owner = await lockOwner(tx, 'confirm_hash', token)
  if (!owner) throw refusal('email_link_dead')
  const { user_id: userId } = owner
  const change = await tx
    .updateTable('email_change')
    .set({ confirm_hash: null, confirmed_at: now })
    .where('user_id', '=', userId)
    .where('confirm_hash', '=', hashOf(token))
    .where('confirm_until', '>', now)
    .returning(['new_email', 'new_key', 'old_email'])
    .executeTakeFirst()
  if (!change) throw refusal('email_link_dead')
  await giveAddress(tx, { userId, email: change.new_email, key: change.new_key, sharesMailbox: false })
  // Checked again after the unique key made this transaction wait: a mailbox that was just given up stays reserved.
  if (await findHolder(tx, change.new_email, userId)) throw refusal('email_in_use')
  await forgetLinks(tx, userId)
  await markVerified(tx, { userId, now })
  const mail = emailChangedMail({ name: owner.display_name, when: formatThaiMoment(now) })
  await queueMail(tx, { ...mail, userId, to: change.old_email, kind: 'identity.email-changed', now })
  const cause = `email-changed:${hashOf(token)}`
  await notify(tx, { userId, kind: emailChanged, facts: { at: now.toISOString() }, cause, now })
}

/**
 * Uses the objection link: the old address is restored, all sessions end, the password and social links are removed,
 * and a reset link goes to that address. A scheduled deletion is cancelled. Throws email_link_dead.
 */
export async function saveEmail(tx: Tx, { token, origin, now }: Link & { origin: string }): Promise<void> {
  const owner = await lockOwner(tx, 'object_hash', token)
  const change = owner && (await findObjection(tx, { userId: owner.user_id, token, now }))
  if (!owner || !change) throw refusal('email_link_dead')
  const { user_id: userId } = owner
  // No new account can have taken the mailbox meanwhile: another holder dates from before the rule of one account per
  // mailbox.
  const sharesMailbox = (await findHolder(tx, change.old_email, userId)) !== undefined
  await giveAddress(tx, { userId, email: change.old_email, key: change.old_key, sharesMailbox })
  await tx.updateTable('user_account').set({ password_hash: null }).where('user_id', '=', userId).execute()
  await tx.deleteFrom('email_change').where('user_id', '=', userId).execute()
  await dropLeaving(tx, userId)
  // An attacker with the password may have added another way to sign in.
  await dropSocialLinks(tx, userId)
  await forgetLinks(tx, userId)
  await endSessions(tx, { userId, by: 'password', now })
  await mailResetLink(tx, { email: change.old_email, origin, now })
}

function lockOwner(tx: Tx, column: 'confirm_hash' | 'object_hash', token: string) {
  return tx
    .selectFrom('user_account')
    .select(['user_id', 'display_name'])
    .where('user_id', 'in', (e) =>
      e.selectFrom('email_change').select('email_change.user_id').where(column, '=', hashOf(token)),
    )
    .forUpdate()
    .executeTakeFirst()
}

function findObjection(tx: Tx, { userId, token, now }: { userId: string; token: string; now: Date }) {
  return tx
    .selectFrom('email_change')
    .select(['old_email', 'old_key'])
    .where('user_id', '=', userId)
    .where('object_hash', '=', hashOf(token))
    .where('object_until', '>', now)
    .executeTakeFirst()
}

type Giving = { userId: string; email: string; key: string; sharesMailbox: boolean }

async function giveAddress(tx: Tx, { userId, email, key, sharesMailbox }: Giving) {
  await tx
    .updateTable('user_account')
    .set({ email, email_key: key, shares_mailbox: sharesMailbox })
    .where('user_id', '=', userId)
    .execute()
    .catch((error: { code?: string }) => {
      throw error.code === '23505' ? refusal('email_in_use') : error
    })
}

/** Deletes links that were mailed to the previous address. */
async function forgetLinks(tx: Tx, userId: string) {
  await tx.deleteFrom('email_link').where('user_id', '=', userId).where('purpose', 'in', ['verify', 'reset']).execute()
}
