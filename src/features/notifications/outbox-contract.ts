import { z } from 'zod/mini'
import { endpoint, pageOf, pageQuery } from '#lib/contract.ts'

// Public by access and hidden by answer: to whoever is no staff, and wherever the outbox is closed, nothing is here.

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

/** `frame` is an address, good for a minute, that shows the HTML form in a frame; null when the texts are forgotten. */
export const readMail = endpoint({
  method: 'GET',
  path: '/v2/api/admin/mail',
  access: 'public',
  summary: 'อีเมลฉบับหนึ่งในกล่องขาออกของเครื่องทดลอง',
  query: z.object({ id: z.uuid() }),
  reply: z.object({ ...mail, text: z.nullable(z.string()), frame: z.nullable(z.string()) }),
})
