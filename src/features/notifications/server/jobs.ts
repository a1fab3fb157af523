import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import nodemailer from 'nodemailer'
import { z } from 'zod/mini'
import type { Db } from '#db/open.ts'
import { mailPictureIds } from '#lib/server/mail-html.ts'
import { sendMailTask } from './commands.ts'
import { mailPictures } from './mail-pictures.data.ts'
import { mailNoticeTask, pushNoticeTask } from './notice-commands.ts'
import { mailNotice } from './notice-mail-commands.ts'
import { pushNotice } from './push-commands.ts'

export type Letter = {
  id: string
  to: string
  kind: string
  subject: string
  text: string
  html: string
  madeAt: Date
  /** The one-click unsubscribe address; null for necessary mails. */
  unsubscribeUrl: string | null
}

/** Sends a letter; throws on failure. `isSaved` means that it is kept readable here instead, for development. */
export type MailTransport = {
  send: (letter: Letter) => Promise<void>
  isSaved: boolean
  /** Lists the ids of kept letters, and deletes some; both are absent where none are kept. */
  listSaved?: () => Promise<string[]>
  forget?: (ids: ReadonlySet<string>) => Promise<void>
  close: () => void
}

/**
 * Sends by SMTP when `smtpUrl` is given ('smtps://user:pass@host'), else writes .eml files to `dir`. `from` is the
 * sender's address.
 */
export function newMailTransport({
  smtpUrl,
  dir,
  from,
}: {
  smtpUrl?: string | undefined
  dir: string
  from: string
}): MailTransport {
  return smtpUrl ? bySmtp(smtpUrl, from) : toFiles(dir, from)
}

function bySmtp(url: string, from: string): MailTransport {
  const smtp = nodemailer.createTransport(url, {
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  } as object)
  return {
    send: async (letter) => void (await smtp.sendMail(messageOf(letter, from))),
    isSaved: false,
    close: () => smtp.close(),
  }
}

function toFiles(dir: string, from: string): MailTransport {
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    async send(letter) {
      const { message } = await composer.sendMail(messageOf(letter, from))
      // Letters contain links that open accounts, so no other user of the machine may read them.
      await mkdir(dir, { recursive: true, mode: 0o700 })
      // The id begins with its timestamp, so the files sort by time.
      const file = path.join(dir, `${letter.id}.${letter.kind.replace(/[^a-z0-9.-]/g, '')}.eml`)
      await writeFile(`${file}.part`, message as Buffer, { mode: 0o600 })
      await rename(`${file}.part`, file)
    },
    isSaved: true,
    listSaved: async () => (await listLetters(dir)).map(idOfLetter),
    async forget(ids) {
      const gone = (await listLetters(dir)).filter((file) => ids.has(idOfLetter(file)))
      for (const file of gone) await rm(path.join(dir, file), { force: true })
    },
    close: () => {},
  }
}

async function listLetters(dir: string): Promise<string[]> {
  const files = await readdir(dir).catch(() => [])
  return files.filter((file) => /^[0-9a-f-]{36}\..*\.eml(\.part)?$/.test(file))
}

function idOfLetter(file: string): string {
  return file.slice(0, 36)
}

/** The pictures that a mail names, inline in the mail itself. */
function picturesOf(html: string) {
  const names = Object.keys(mailPictures) as (keyof typeof mailPictures)[]
  return names
    .filter((name) => html.includes(`cid:${mailPictureIds[name]}`))
    .map((name) => ({
      filename: `${name}.png`,
      content: Buffer.from(mailPictures[name], 'base64'),
      contentType: 'image/png',
      contentDisposition: 'inline' as const,
      cid: mailPictureIds[name],
    }))
}

function messageOf({ id, to, subject, text, html, madeAt, unsubscribeUrl }: Letter, from: string) {
  const host = from.match(/@([\w.-]+)/)?.[1] ?? 'localhost'
  return {
    from,
    // As an object: a text would be read as a list of addresses, with names and commas.
    to: { name: '', address: to },
    subject,
    text,
    html,
    attachments: picturesOf(html),
    date: madeAt,
    // The same Message-ID at every attempt, so that a receiver can recognise a duplicate.
    messageId: `<${id}@${host}>`,
    headers: {
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      'Content-Language': 'th',
      ...(unsubscribeUrl && {
        'List-Unsubscribe': `<${unsubscribeUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

type Parts = { db: Db; clock: () => Date; transport: MailTransport }
const Payload = z.object({ id: z.uuid() })

/** The worker task of the outbox. */
export function mailTasks(parts: Parts) {
  return { [sendMailTask]: (payload: unknown) => sendMail(parts, z.parse(Payload, payload).id) }
}

const NoticeOf = z.object({ userId: z.uuid(), id: z.uuid() })

/** The worker task of notices. */
export function noticeTasks(parts: Parameters<typeof mailNotice>[0]) {
  return { [mailNoticeTask]: (payload: unknown) => mailNotice(parts, z.parse(NoticeOf, payload)) }
}

/** The worker task of pushes. */
export function pushTasks(parts: Parameters<typeof pushNotice>[0]) {
  return { [pushNoticeTask]: (payload: unknown) => pushNotice(parts, z.parse(NoticeOf, payload)) }
}

/**
 * Sends one mail of the outbox. The attempt is recorded before and the success after sending, so delivery is at least
 * once: a crash in between sends it twice with the same Message-ID (a lost link would be worse). A temporary failure
 * throws, so that the worker retries with backoff; a permanent one ends the attempts. Error messages name a code, never
 * an address.
 */
export async function sendMail({ db, clock, transport }: Parts, id: string): Promise<void> {
  const mail = await db
    .updateTable('mail')
    .set((e) => ({ attempts: e('attempts', '+', 1), tried_at: clock() }))
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .returningAll()
    .executeTakeFirst()
  if (!mail || mail.text === null || mail.html === null) return
  const { to_address: to, kind, subject, text, html, made_at: madeAt, unsubscribe_url: unsubscribeUrl } = mail
  try {
    await transport.send({ id, to, kind, subject, text, html, madeAt, unsubscribeUrl })
  } catch (error) {
    const { code, isFinal } = describeFailure(error)
    // Its text stays for a week, so that staff can send it again (resend-commands.ts).
    await mark(db, id, { error: code, ...(isFinal && { failed_at: clock() }) })
    if (isFinal) return
    throw new Error(`mail ${id}: ${code}`)
  }
  await mark(db, id, { sent_at: clock(), error: null, ...(!transport.isSaved && forgotten) })
}

/** The texts of a mail are deleted once it is sent. */
const forgotten = { text: null, html: null, unsubscribe_url: null }
type Marks = { error: string | null; sent_at?: Date; failed_at?: Date } & Partial<typeof forgotten>

async function mark(db: Db, id: string, marks: Marks) {
  await db.updateTable('mail').set(marks).where('id', '=', id).execute()
}

/**
 * SMTP 5xx for the recipient or the message is permanent; everything else (4xx, no connection, our login refused) is
 * temporary.
 */
function describeFailure(error: unknown): { code: string; isFinal: boolean } {
  const { code = 'unknown', responseCode } = error as { code?: string; responseCode?: number }
  const isFinal = (responseCode ?? 0) >= 500 && (code === 'EENVELOPE' || code === 'EMESSAGE')
  return { code: responseCode ? `${code} ${responseCode}` : code, isFinal }
}
