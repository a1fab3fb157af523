import { sql } from 'kysely'
import type { Db, Tx } from '#db/open.ts'
import { newId } from '#lib/server/new-id.ts'
import type { MailTransport } from './jobs.ts'
import { mayMailOwner } from './mailbox-commands.ts'

/** A mail as its feature writes it, in both forms; `html` is whole and already escaped. */
export type MailText = { subject: string; text: string; html: string }

export type NewMail = MailText & {
  /** Null when the address is nobody's account. */
  userId: string | null
  to: string
  /** What it is for, 'identity.verify': shown to staff and in file names. */
  kind: string
  /** Where one click ends such mails (RFC 8058); left out for those that are necessary. */
  unsubscribeUrl?: string | null
  /** Somebody other than the mailbox's owner can cause it: the caller has asked mayMailStranger or mayMailReset. */
  isLimited?: boolean
  now: Date
}

/** The job that sends a mail of the outbox. */
export const sendMailTask = 'send-mail'

/**
 * Puts a mail into the outbox with the deed that asks for it: the row and its job commit or vanish together, so a mail
 * never tells of what did not happen. It leaves at once; whatever is no answer to an act of this moment (notices, reminders) comes
 * by `notify`, which keeps the night quiet. What an account that nobody has verified causes to its own address is sent ten
 * times a day and then left out (mayMailOwner): the address may be a stranger's.
 */
export async function queueMail(
  tx: Tx,
  { userId, to, kind, subject, text, html, unsubscribeUrl = null, isLimited = false, now }: NewMail,
): Promise<void> {
  if (userId !== null && !isLimited && !(await mayMailOwner(tx, { userId, to, now }))) return
  const id = newId(now)
  await tx
    .insertInto('mail')
    .values({
      id,
      user_id: userId,
      to_address: to,
      kind,
      subject,
      text,
      html,
      unsubscribe_url: unsubscribeUrl,
      is_limited: isLimited,
      made_at: now,
    })
    .execute()
  await sql`
    select from graphile_worker.add_job(
      ${sendMailTask}, payload => ${JSON.stringify({ id })}::json, max_attempts => 12
    )`.execute(tx)
}

/** Forgets mails to addresses that are no account's own: a guardian's, when the child is erased. What waits still leaves. */
export async function forgetMailsTo(tx: Tx, addresses: string[]): Promise<void> {
  if (addresses.length === 0) return
  await tx
    .deleteFrom('mail')
    .where('user_id', 'is', null)
    .where('to_address', 'in', addresses)
    .where((e) => e.or([e('sent_at', 'is not', null), e('failed_at', 'is not', null)]))
    .execute()
}

const keptMs = 30 * 24 * 3_600_000

/** Forgets mails a month after they were written: an outbox is no archive. */
export async function sweepMails(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('mail')
    .where('made_at', '<', new Date(now.getTime() - keptMs))
    .execute()
}

/** Where mails lie as files, when they are not sent. */
export type KeptMails = Pick<MailTransport, 'listKept' | 'forget'>

/**
 * Takes away the files of mails whose row is gone: after a month, or with the person whom they went to or told of. A file
 * is younger than its row, so none that is being written is taken.
 */
export async function sweepMailFiles({ db, transport }: { db: Db; transport: KeptMails }): Promise<void> {
  const kept = (await transport.listKept?.()) ?? []
  if (kept.length === 0) return
  const rows = await db.selectFrom('mail').select('id').execute()
  const known = new Set(rows.map(({ id }) => id))
  await transport.forget?.(new Set(kept.filter((id) => !known.has(id))))
}
