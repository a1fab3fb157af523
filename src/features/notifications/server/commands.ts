import { sql } from 'kysely'
import type { Db, Tx } from '#db/open.ts'
import { newId } from '#lib/server/new-id.ts'
import type { MailTransport } from './jobs.ts'
import { mayMailOwner } from './mailbox-commands.ts'

/** The content of a mail in both versions; `html` is a complete, escaped document. */
export type MailText = { subject: string; text: string; html: string }

export type NewMail = MailText & {
  /** Null when the address belongs to no account. */
  userId: string | null
  to: string
  /** The purpose, like 'identity.verify'; shown to staff and used in file names. */
  kind: string
  /** The one-click unsubscribe address (RFC 8058); omitted for necessary mails. */
  unsubscribeUrl?: string | null
  /**
   * True when another person than the mailbox's owner can trigger it; the caller has checked mayMailStranger or
   * mayMailReset.
   */
  isLimited?: boolean
  now: Date
}

/** The job that sends a mail of the outbox. */
export const sendMailTask = 'send-mail'

/**
 * Adds a mail to the outbox (transactional outbox): row and job commit with the act, so a rolled-back act sends
 * nothing. It is sent at once; mails that are no direct answer to the person's act use `notify`, which respects quiet
 * hours. An unverified account gets at most ten mails a day at its own address, further ones are dropped
 * (mayMailOwner), since the address may belong to somebody else.
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

/**
 * Deletes stored mails to addresses without an account, such as a guardian's when the child is erased. Unsent ones are
 * still sent.
 */
export async function forgetMailsTo(tx: Tx, addresses: string[]): Promise<void> {
  if (addresses.length === 0) return
  await tx
    .deleteFrom('mail')
    .where('user_id', 'is', null)
    .where('to_address', 'in', addresses)
    .where((e) => e.or([e('sent_at', 'is not', null), e('failed_at', 'is not', null)]))
    .execute()
}

const retentionMs = 30 * 24 * 3_600_000

/** Staff may send a mail that failed for good again as long as its text is there. */
const resendMs = 7 * 24 * 3_600_000

/** Deletes mails a month after they were written, and the texts of those that failed for good a week ago. */
export async function sweepMails(db: Db, now: Date): Promise<void> {
  await db
    .updateTable('mail')
    .set({ text: null, html: null, unsubscribe_url: null })
    .where('failed_at', '<', new Date(now.getTime() - resendMs))
    .where('text', 'is not', null)
    .execute()
  await db
    .deleteFrom('mail')
    .where('made_at', '<', new Date(now.getTime() - retentionMs))
    .execute()
}

/** The mails kept as files when they are not sent by SMTP. */
export type SavedMails = Pick<MailTransport, 'listSaved' | 'forget'>

/**
 * Deletes the files of mails whose row is gone (after a month, or with the erased person). A file is written after its
 * row, so a file that is being written is never deleted.
 */
export async function sweepMailFiles({ db, transport }: { db: Db; transport: SavedMails }): Promise<void> {
  const saved = (await transport.listSaved?.()) ?? []
  if (saved.length === 0) return
  const rows = await db.selectFrom('mail').select('id').execute()
  const known = new Set(rows.map(({ id }) => id))
  await transport.forget?.(new Set(saved.filter((id) => !known.has(id))))
}
