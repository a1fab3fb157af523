import { z } from 'zod/mini'
import { endpoint, pageOf, pageQuery } from '#lib/contract.ts'
import type { ErrorTable } from '#lib/errors.ts'
import { noticeGroupNames, optionalGroupNames } from './notice-rules.ts'

export const noticeErrors = {
  unsubscribe_link_wrong: {
    status: 404,
    th: 'ลิงก์เลิกรับอีเมลนี้ไม่ครบหรือไม่ถูกต้อง เปิดจากอีเมลอีกครั้ง หรือปิดเองได้ที่หน้าการแจ้งเตือน',
  },
} as const satisfies ErrorTable

export const NoticeGroup = z.enum(noticeGroupNames)
export const OptionalGroup = z.enum(optionalGroupNames)

/** One notice; `href` is a path of ours, `made_at` ISO. */
export const Notice = z.object({
  id: z.uuid(),
  group: NoticeGroup,
  title: z.string(),
  body: z.string(),
  href: z.string(),
  made_at: z.string(),
  is_read: z.boolean(),
})
export type Notice = z.infer<typeof Notice>

/** The number of unread notices; 100 means a hundred or more. */
export const Unread = z.object({ unread: z.int() })

/** A person's notices, newest first. `total` counts those that can be paged to. */
export const listNotices = endpoint({
  method: 'GET',
  path: '/v2/api/notices',
  access: 'protected',
  summary: 'การแจ้งเตือนของฉัน ใหม่สุดก่อน',
  query: z.object(pageQuery),
  reply: z.extend(pageOf(Notice), { unread: z.int() }),
})

export const countUnread = endpoint({
  method: 'GET',
  path: '/v2/api/notices/unread',
  access: 'protected',
  summary: 'จำนวนการแจ้งเตือนที่ยังไม่อ่าน',
  reply: Unread,
  isBackground: true,
})

export const readNotices = endpoint({
  method: 'POST',
  path: '/v2/api/notices/read',
  access: 'protected',
  summary: 'อ่านการแจ้งเตือนเหล่านี้แล้ว',
  body: z.object({ ids: z.array(z.uuid()).check(z.minLength(1), z.maxLength(50)) }),
  reply: Unread,
})

/** Marks all notices up to `until` as read; those that arrived while the person looked at the list stay unread. */
export const readAllNotices = endpoint({
  method: 'POST',
  path: '/v2/api/notices/read-all',
  access: 'protected',
  summary: 'อ่านการแจ้งเตือนทั้งหมดจนถึงรายการนี้แล้ว',
  body: z.object({ until: z.uuid() }),
  reply: Unread,
})

/** Which groups are also sent by mail. */
export const MailChoices = z.object({
  items: z.array(z.object({ group: NoticeGroup, is_on: z.boolean(), is_necessary: z.boolean() })),
})
export type MailChoices = z.infer<typeof MailChoices>

export const getMailChoices = endpoint({
  method: 'GET',
  path: '/v2/api/notices/mails',
  access: 'protected',
  summary: 'เรื่องที่ส่งให้ฉันทางอีเมลด้วย',
  reply: MailChoices,
})

export const chooseMails = endpoint({
  method: 'POST',
  path: '/v2/api/notices/mails',
  access: 'protected',
  summary: 'รับหรือเลิกรับอีเมลของเรื่องหนึ่ง',
  body: z.object({ group: OptionalGroup, is_on: z.boolean() }),
  reply: MailChoices,
})

/**
 * One-click unsubscribe (RFC 8058) from the mails of a group: the address in List-Unsubscribe, to which mail clients
 * post, and of the page that people open. Only the POST changes anything; opening the link does not.
 */
export const unsubscribe = endpoint({
  method: 'POST',
  path: '/unsubscribe',
  access: 'public',
  summary: 'เลิกรับอีเมลของเรื่องหนึ่งด้วยลิงก์ในอีเมล โดยไม่ต้องเข้าสู่ระบบ',
  query: z.object({ token: z.string().check(z.maxLength(200)) }),
  bodyForm: 'ignored',
  reply: z.object({ group: OptionalGroup }),
  errors: ['unsubscribe_link_wrong'],
  isAnonymous: true,
})
