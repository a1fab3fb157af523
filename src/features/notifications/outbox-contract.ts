import { z } from 'zod/mini'
import { endpoint, pageOf, pageQuery } from '#lib/contract.ts'

// Access is public, but callers who are not staff get a 404, and so does everybody while the outbox is closed: its
// existence is not revealed.

/** A mail of the outbox; `made_at` is ISO. */
const mail = {
  id: z.uuid(),
  to: z.string(),
  kind: z.string(),
  subject: z.string(),
  made_at: z.string(),
  state: z.enum(['waiting', 'sent', 'failed']),
}
export const OutboxMail = z.object(mail)
export type OutboxMail = z.infer<typeof OutboxMail>

export const listMails = endpoint({
  method: 'GET',
  path: '/v2/api/admin/mails',
  access: 'public',
  summary: 'กล่องอีเมลขาออกของเครื่องทดลอง สำหรับเจ้าหน้าที่',
  query: z.object(pageQuery),
  reply: pageOf(OutboxMail),
})

/**
 * `frame` is an address, valid for a minute, that shows the HTML version in an iframe; null when the texts are deleted.
 */
export const readMail = endpoint({
  method: 'GET',
  path: '/v2/api/admin/mail',
  access: 'public',
  summary: 'อีเมลฉบับหนึ่งในกล่องขาออกของเครื่องทดลอง',
  query: z.object({ id: z.uuid() }),
  reply: z.object({ ...mail, text: z.nullable(z.string()), frame: z.nullable(z.string()) }),
})
