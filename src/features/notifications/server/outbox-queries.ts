import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Db } from '#db/open.ts'
import { mailPictureIds } from '#lib/server/mail-html.ts'
import type { OutboxMail } from '../outbox-contract.ts'
import { mailPictures } from './mail-pictures.data.ts'

/** The path that shows the HTML of a mail; see `mailFrame`. */
export const framePath = '/admin/outbox/frame'
const frameMs = 60_000
const maxListed = 5_000

const columns = ['id', 'to_address', 'kind', 'subject', 'made_at', 'sent_at', 'failed_at'] as const

type Row = {
  id: string
  to_address: string
  kind: string
  subject: string
  made_at: Date
  sent_at: Date | null
  failed_at: Date | null
}

function asMail({ id, to_address: to, kind, subject, made_at, sent_at, failed_at }: Row): OutboxMail {
  const state = failed_at ? 'failed' : sent_at ? 'sent' : 'waiting'
  return { id, to, kind, subject, made_at: made_at.toISOString(), state }
}

/** A page of the outbox, newest first, with the total. */
export async function listOutbox(db: Db, { page, limit }: { page: number; limit: number }) {
  const rows = await db
    .selectFrom('mail')
    .select(columns)
    .orderBy('id', 'desc')
    .offset((page - 1) * limit)
    .limit(limit)
    .execute()
  const counted = db.selectFrom('mail').select('id').limit(maxListed).as('counted')
  const { total } = await db
    .selectFrom(counted)
    .select((e) => e.fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow()
  return { items: rows.map(asMail), total: Number(total) }
}

/** A mail with its text, and whether its HTML is still stored; null when there is no such mail. */
export async function findMail(db: Db, id: string) {
  const row = await db
    .selectFrom('mail')
    .select([...columns, 'text', 'html'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row ? { ...asMail(row), text: row.text, hasHtml: row.html !== null } : null
}

/** The HTML of the mail that a ticket is for; null when the ticket is forged or expired, or the mail is gone. */
export async function findFramed(db: Db, key: string, ticket: string, now: Date): Promise<string | null> {
  const [id = '', until = '', mac = ''] = ticket.split('.')
  const [given, expected] = [Buffer.from(mac), Buffer.from(sign(key, id, until))]
  if (given.length !== expected.length || !timingSafeEqual(given, expected) || Number(until) <= now.getTime())
    return null
  const mail = await db.selectFrom('mail').select('html').where('id', '=', id).executeTakeFirst()
  return mail?.html ? withPictures(mail.html) : null
}

/** The pictures of a mail in place of their Content-IDs, which only a mail program resolves. */
function withPictures(html: string): string {
  const names = Object.keys(mailPictures) as (keyof typeof mailPictures)[]
  return names.reduce(
    (shown, name) => shown.replaceAll(`cid:${mailPictureIds[name]}`, `data:image/png;base64,${mailPictures[name]}`),
    html,
  )
}

/** The address of a mail's HTML, signed and valid for a minute, since an iframe sends no bearer token. */
export function mailFrame(key: string, id: string, now: Date): string {
  const until = String(now.getTime() + frameMs)
  return `${framePath}?ticket=${id}.${until}.${sign(key, id, until)}`
}

function sign(key: string, id: string, until: string): string {
  return createHmac('sha256', key).update(`${id}.${until}`).digest('base64url')
}
