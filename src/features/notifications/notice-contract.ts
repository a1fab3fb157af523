import { z } from 'zod/mini'
import { endpoint, pageOf, pageQuery } from '#lib/contract.ts'
import type { ErrorTable } from '#lib/errors.ts'
import { noticeChannels, noticeGroupNames, optionalMailGroups } from './notices.ts'

export const noticeErrors = {
  unsubscribe_link_wrong: {
    status: 404,
    th: 'ลิงก์เลิกรับอีเมลนี้ไม่ครบหรือไม่ถูกต้อง เปิดจากอีเมลอีกครั้ง หรือปิดเองได้ที่หน้าตั้งค่าการแจ้งเตือน',
  },
  notice_always_told: { status: 409, th: 'เรื่องนี้ปิดไม่ได้ เพราะเกี่ยวกับความปลอดภัย สิทธิ หรือ koin ของคุณ' },
  notice_without_push: { status: 409, th: 'เรื่องนี้ไม่มีการแจ้งบนเครื่อง มีเฉพาะในเว็บหรือทางอีเมล' },
  notice_without_mail: { status: 409, th: 'เรื่องนี้ไม่มีอีเมล มีเฉพาะการแจ้งเตือนในเว็บ' },
} as const satisfies ErrorTable

export const NoticeGroup = z.enum(noticeGroupNames)
export const OptionalMailGroup = z.enum(optionalMailGroups)

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

/** A channel of a group of notices. `is_fixed`: it cannot be switched off. */
const ChannelChoice = z.object({ is_on: z.boolean(), is_fixed: z.boolean() })

/**
 * Which groups of notices reach a person by which channel. `mail` is null where no kind of the group has a mail, `push`
 * where it is never pushed.
 */
export const NoticeChoices = z.object({
  items: z.array(
    z.object({
      group: NoticeGroup,
      app: ChannelChoice,
      mail: z.nullable(ChannelChoice),
      push: z.nullable(ChannelChoice),
    }),
  ),
})
export type NoticeChoices = z.infer<typeof NoticeChoices>

export const getNoticeChoices = endpoint({
  method: 'GET',
  path: '/v2/api/notices/choices',
  access: 'protected',
  summary: 'เรื่องที่แจ้งฉันในเว็บ ทางอีเมล และบนเครื่อง',
  reply: NoticeChoices,
})

/** Switches the notices of a group on or off for one channel, from the next notice on. */
export const chooseNotices = endpoint({
  method: 'POST',
  path: '/v2/api/notices/choices',
  access: 'protected',
  summary: 'รับหรือเลิกรับการแจ้งเตือนของเรื่องหนึ่งทางช่องทางหนึ่ง',
  body: z.object({ group: NoticeGroup, channel: z.enum(noticeChannels), is_on: z.boolean() }),
  reply: NoticeChoices,
  errors: ['notice_always_told', 'notice_without_mail', 'notice_without_push'],
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
  reply: z.object({ group: OptionalMailGroup }),
  errors: ['unsubscribe_link_wrong'],
  isAnonymous: true,
})
