import { sql } from 'kysely'
import type { Tx } from '#db/open.ts'
import { hashOf, newSecret } from '#features/identity/keys/server/secret-commands.ts'
import { endSessions } from '#features/identity/sessions/server/session-commands.ts'
import { queueMail } from '#features/notifications/server/commands.ts'
import { commonRefusal, refusals } from '#lib/errors.ts'
import { bangkokDay, formatThaiDate, formatThaiMoment } from '#lib/thai/bangkok-time.ts'
import { privacyErrors } from '../contract.ts'
import { eraseAtOf, isReminderDue } from './leave-rules.ts'
import { leavingMail, leavingSoonMail, restoredMail } from './mails.ts'

const refusal = refusals(privacyErrors)

/** The Bangkok day of a moment for mails and refusals. */
const dayOf = (at: Date) => formatThaiDate(bangkokDay(at))

type Going = { userId: string; origin: string; now: Date }

/**
 * Schedules the deletion in thirty days: all sessions end, none can begin, and a mail explains how to cancel it.
 * Idempotent: the first request counts. Returns the time of the erasure. The caller has checked the password. Throws
 * last_admin_leaves.
 */
export async function beginLeaving(tx: Tx, { userId, origin, now }: Going): Promise<Date> {
  await checkAnotherAdmin(tx, userId)
  const person = await lockPerson(tx, userId)
  const eraseAt = eraseAtOf(now)
  const token = newSecret()
  const begun = await tx
    .insertInto('leaving')
    .values({ user_id: userId, asked_at: now, erase_at: eraseAt, restore_hash: hashOf(token) })
    .onConflict((c) => c.doNothing())
    .executeTakeFirst()
  await endSessions(tx, { userId, by: 'logout', now })
  if (begun.numInsertedOrUpdatedRows === 0n) {
    const leaving = await tx.selectFrom('leaving').select('erase_at').where('user_id', '=', userId).executeTakeFirst()
    return leaving?.erase_at ?? eraseAt
  }
  const link = `${origin}/account/restore?token=${token}`
  const mail = leavingMail({ name: person.display_name, date: dayOf(eraseAt), link })
  await queueMail(tx, { ...mail, userId, to: person.email, kind: 'identity.leaving', now })
  return eraseAt
}

/**
 * An admin must remain. All admins are locked in id order, so of two who leave concurrently the second one is refused.
 */
async function checkAnotherAdmin(tx: Tx, userId: string): Promise<void> {
  const own = await tx.selectFrom('user_account').select('roles').where('user_id', '=', userId).executeTakeFirst()
  if (!own?.roles.includes('admin')) return
  const admins = await tx
    .selectFrom('user_account')
    .select('user_id')
    .where(sql<boolean>`'admin' = any (roles)`)
    .orderBy('user_id')
    .forUpdate()
    .execute()
  const others = admins.flatMap(({ user_id }) => (user_id === userId ? [] : [user_id]))
  if (others.length === admins.length) return
  const leavers = await tx
    .selectFrom('leaving')
    .select('user_id')
    .where('user_id', '=', (e) => e.fn.any(e.val(others)))
    .execute()
  if (leavers.length === others.length) throw refusal('last_admin_leaves')
}

/** Cancels a deletion; does nothing without one. Throws account_leaving once it is due. */
export async function stayAfterAll(tx: Tx, { userId, now }: { userId: string; now: Date }): Promise<void> {
  const person = await lockPerson(tx, userId)
  const stayed = await tx
    .deleteFrom('leaving')
    .where('user_id', '=', userId)
    .where('erase_at', '>', now)
    .executeTakeFirst()
  if (stayed.numDeletedRows === 0n) return
  const mail = restoredMail({ name: person.display_name, when: formatThaiMoment(now) })
  await queueMail(tx, { ...mail, userId, to: person.email, kind: 'identity.restored', now })
}

/** Cancels a deletion by the link of the mail, once. Throws restore_link_dead. */
export async function restoreByLink(tx: Tx, { token, now }: { token: string; now: Date }): Promise<void> {
  const leaving = await tx
    .selectFrom('leaving')
    .select('user_id')
    .where('restore_hash', '=', hashOf(token))
    .where('erase_at', '>', now)
    .executeTakeFirst()
  if (!leaving) throw refusal('restore_link_dead')
  await lockPerson(tx, leaving.user_id)
  const stillThere = await tx
    .selectFrom('leaving')
    .select('user_id')
    .where('user_id', '=', leaving.user_id)
    .where('restore_hash', '=', hashOf(token))
    .executeTakeFirst()
  if (!stillThere) throw refusal('restore_link_dead')
  await stayAfterAll(tx, { userId: leaving.user_id, now })
}

/** Locks the person's row first, as everywhere, so that a concurrent login runs before or after and not in between. */
async function lockPerson(tx: Tx, userId: string) {
  const person = await tx
    .selectFrom('user_account')
    .select(['email', 'display_name'])
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst()
  if (!person) throw commonRefusal('signed_out')
  return person
}

/** Reminds once, three days before the erasure. Runs in the morning. */
export async function remindLeavers(tx: Tx, { origin, now }: { origin: string; now: Date }): Promise<void> {
  const waiting = await tx
    .selectFrom('leaving')
    .innerJoin('user_account', 'user_account.user_id', 'leaving.user_id')
    .select(['leaving.user_id', 'erase_at', 'email', 'display_name'])
    .where('reminded_at', 'is', null)
    .forUpdate('leaving')
    .skipLocked()
    .execute()
  for (const { user_id: userId, erase_at: eraseAt, email: to, display_name: name } of waiting) {
    if (!isReminderDue(eraseAt, now)) continue
    await tx.updateTable('leaving').set({ reminded_at: now }).where('user_id', '=', userId).execute()
    const mail = leavingSoonMail({ name, date: dayOf(eraseAt), link: `${origin}/login` })
    await queueMail(tx, { ...mail, userId, to, kind: 'identity.leaving-soon', now })
  }
}

/** Cancels a deletion at any time, without a notice: the address of the account is its previous owner's again. */
export async function dropLeaving(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('leaving').where('user_id', '=', userId).execute()
}
