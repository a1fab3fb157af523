import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import nodemailer from 'nodemailer'
import { z } from 'zod/mini'
import type { Db } from '#db/open.ts'
import { sendMailTask } from './commands.ts'
import { mailNoticeTask } from './notice-commands.ts'
import { mailNotice } from './notice-mail-commands.ts'

export type Letter = {
  id: string
  to: string
  kind: string
  subject: string
  text: string
  html: string
  madeAt: Date
  /** Where one click ends such mails; null for those that are necessary. */
  unsubscribeUrl: string | null
}

/** Brings a letter on its way; throws when that failed. `isKept` says that it stays readable here, for development. */
export type MailTransport = {
  send: (letter: Letter) => Promise<void>
  isKept: boolean
  /** The ids of the letters that lie here, and taking some of them away; where none are kept both are left out. */
  listKept?: () => Promise<string[]>
  forget?: (ids: ReadonlySet<string>) => Promise<void>
  close: () => void
}

/** By SMTP where `smtpUrl` is given ('smtps://user:pass@host'), else as .eml files in `dir`. `from` is the sender's address. */
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
    isKept: false,
    close: () => smtp.close(),
  }
}

function toFiles(dir: string, from: string): MailTransport {
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    async send(letter) {
      const { message } = await composer.sendMail(messageOf(letter, from))
      // Letters hold links that open accounts: nobody else on this machine may read them.
      await mkdir(dir, { recursive: true, mode: 0o700 })
      // The id begins with its time, so the files sort by it.
      const file = path.join(dir, `${letter.id}.${letter.kind.replace(/[^a-z0-9.-]/g, '')}.eml`)
      await writeFile(`${file}.part`, message as Buffer, { mode: 0o600 })
      await rename(`${file}.part`, file)
    },
    isKept: true,
    listKept: async () => (await listLetters(dir)).map(idOfLetter),
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

function messageOf({ id, to, subject, text, html, madeAt, unsubscribeUrl }: Letter, from: string) {
  const host = from.match(/@([\w.-]+)/)?.[1] ?? 'localhost'
  return {
    from,
    to,
    subject,
    text,
    html,
    date: madeAt,
    // The same at every try: a receiver that got it and whose "yes" was lost can tell the second one.
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

/** The task of the outbox for the worker: name → work. */
export function mailTasks(parts: Parts) {
  return { [sendMailTask]: (payload: unknown) => sendMail(parts, z.parse(Payload, payload).id) }
}

const NoticeOf = z.object({ userId: z.uuid(), id: z.uuid() })

/** The task of notices for the worker: name → work. */
export function noticeTasks(parts: Parameters<typeof mailNotice>[0]) {
  return { [mailNoticeTask]: (payload: unknown) => mailNotice(parts, z.parse(NoticeOf, payload)) }
}

/**
 * Sends one mail of the outbox. It is marked as tried before and as sent after: only when the process dies between the
 * receiver's "yes" and that mark, it goes twice, under one Message-ID (a link that never came would be worse). A failure
 * is thrown, for the worker to try again later and later; a receiver's final no ends it. Errors name a code, no address.
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
    await mark(db, id, { error: code, ...(isFinal && { failed_at: clock(), ...forgotten }) })
    if (isFinal) return
    throw new Error(`mail ${id}: ${code}`)
  }
  await mark(db, id, { sent_at: clock(), error: null, ...(!transport.isKept && forgotten) })
}

/** What a mail that is out of our hands leaves behind of what it said. */
const forgotten = { text: null, html: null, unsubscribe_url: null }
type Marks = { error: string | null; sent_at?: Date; failed_at?: Date } & Partial<typeof forgotten>

async function mark(db: Db, id: string, marks: Marks) {
  await db.updateTable('mail').set(marks).where('id', '=', id).execute()
}

/** SMTP's 5xx for the receiver or the message is final; all else (4xx, no connection, our own login refused) may pass. */
function describeFailure(error: unknown): { code: string; isFinal: boolean } {
  const { code = 'unknown', responseCode } = error as { code?: string; responseCode?: number }
  const isFinal = (responseCode ?? 0) >= 500 && (code === 'EENVELOPE' || code === 'EMESSAGE')
  return { code: responseCode ? `${code} ${responseCode}` : code, isFinal }
}
