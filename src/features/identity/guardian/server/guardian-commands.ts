import { sql } from 'kysely'
import type { Tx } from '#db/open.ts'
import { addReceipt } from '#features/consent/server/commands.ts'
import { queueMail } from '#features/notifications/server/commands.ts'
import { commonRefusal, refusals } from '#lib/errors.ts'
import { foldMailbox } from '#lib/mailbox.ts'
import { formatThaiMoment } from '#lib/thai/bangkok-time.ts'
import { guardianErrors } from '../contract.ts'
import { faultsOfGuardianEmail, maxChildren } from '../guardian-rules.ts'
import {
  addGuardianJob,
  askGuardianTask,
  type Held,
  type KeyedAsk,
  lockGuardian,
  mailLink,
} from './guardian-link-commands.ts'
import { movedMail } from './guardian-mails.ts'

const refusal = refusals(guardianErrors)
/** Two presses within this time count as one. */
const pauseMs = 60_000

type NewGuardian = { userId: string; email: string; now: Date }

/**
 * Stores the guardian, whom a job asks: it commits with the account. Throws guardian_full at the field
 * `guardian_email`.
 */
export async function addGuardian(tx: Tx, { userId, email, now }: NewGuardian): Promise<void> {
  const mailbox = foldMailbox(email)
  await claimMailbox(tx, { userId, mailbox, path: 'guardian_email' })
  await tx.insertInto('guardian').values({ user_id: userId, email, mailbox, state: 'waiting', asked_at: now }).execute()
  await addGuardianJob(tx, { task: askGuardianTask, userId, at: null })
}

/**
 * An advisory lock on the mailbox, since there is no row before the first child, and parallel requests must not exceed
 * five.
 */
async function claimMailbox(tx: Tx, { userId, mailbox, path }: { userId: string; mailbox: string; path: string }) {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`guardian:${mailbox}`}, 0))`.execute(tx)
  const { children } = await tx
    .selectFrom('guardian')
    .select((e) => e.fn.countAll<number>().as('children'))
    .where('mailbox', '=', mailbox)
    .where('user_id', '<>', userId)
    .executeTakeFirstOrThrow()
  if (children < maxChildren) return
  const detail = guardianErrors.guardian_full.th
  throw refusal('guardian_full', { fields: [{ path, code: 'guardian_full', detail }] })
}

/**
 * Asks the guardian again at the child's request; a second request within a minute sends no mail. Throws
 * guardian_not_needed and guardian_has_answered.
 */
export async function resendToGuardian(tx: Tx, { userId, origin, sender, keys, now }: KeyedAsk): Promise<void> {
  const held = await lockGuardian(tx, { userId, now })
  if (!held || held.isOver) throw refusal('guardian_not_needed')
  if (held.state === 'allowed') throw refusal('guardian_has_answered')
  if (await wasJustAsked(tx, held, now)) return
  await mailLink(tx, held, { origin, sender, keys, now, kind: 'ask' })
}

async function wasJustAsked(tx: Tx, { user_id: userId }: Held, now: Date): Promise<boolean> {
  const since = new Date(now.getTime() - pauseMs)
  const link = await tx
    .selectFrom('guardian_link')
    .select('hash')
    .where('user_id', '=', userId)
    .where('made_at', '>', since)
    .limit(1)
    .executeTakeFirst()
  return link !== undefined
}

type Change = KeyedAsk & { email: string; policyVersion: number }

/**
 * Changes the guardian. The new one is asked from the start; the previous consent and links become invalid, and the
 * previous guardian is notified if they had answered. Throws invalid_input (the child's own mailbox), guardian_is_same,
 * guardian_full and guardian_not_needed.
 */
export async function changeGuardian(tx: Tx, change: Change): Promise<void> {
  const { userId, email, policyVersion, origin, sender, keys, now } = change
  const held = await lockGuardian(tx, { userId, now })
  if (!held || held.isOver) throw refusal('guardian_not_needed')
  const fields = faultsOfGuardianEmail(email, held.child.email)
  if (fields.length > 0) throw commonRefusal('invalid_input', { fields })
  const mailbox = foldMailbox(email)
  if (mailbox === held.mailbox) throw refusal('guardian_is_same')
  await claimMailbox(tx, { userId, mailbox, path: 'email' })
  await tx.deleteFrom('guardian_link').where('user_id', '=', userId).execute()
  const asked = { state: 'waiting', asked_at: now, answered_at: null, reminders: 0, policy_version: null } as const
  await tx
    .updateTable('guardian')
    .set({ ...asked, email, mailbox, version: held.version + 1 })
    .where('user_id', '=', userId)
    .execute()
  if (held.state === 'allowed')
    await addReceipt(tx, { userId, policy: 'guardian', version: policyVersion, act: 'withdrawn', how: 'settings', now })
  if (held.state !== 'waiting') {
    const mail = movedMail({ name: held.child.display_name, sender, when: formatThaiMoment(now) })
    await queueMail(tx, { ...mail, userId: null, to: held.email, kind: 'guardian.moved', now })
  }
  await mailLink(tx, { ...held, email, mailbox, state: 'waiting' }, { origin, sender, keys, now, kind: 'ask' })
}
