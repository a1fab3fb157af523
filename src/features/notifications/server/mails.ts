import { button, escapeHtml, mailPage, small } from '#lib/server/mail-html.ts'
import type { NoticeText } from '../contract.ts'
import { noticeGroups, type OptionalMailGroup } from '../notices.ts'
import type { MailText } from './commands.ts'

type NoticeMail = {
  name: string
  notice: NoticeText
  /** The origin of our pages. */
  origin: string
  /** How to unsubscribe; null for necessary mails. */
  unsubscribe: { group: OptionalMailGroup; url: string } | null
}

/** A notice as a mail. The name is user text, so it is escaped. */
export function noticeMail({ name, notice, origin, unsubscribe }: NoticeMail): MailText {
  const hello = `สวัสดี ${name}`
  const { title, body } = notice
  const link = origin + notice.href
  const end = unsubscribe && `คุณเลือกรับอีเมลเรื่อง${noticeGroups[unsubscribe.group].name}ไว้ ไม่อยากรับแล้ว กดลิงก์นี้ได้เลย`
  return {
    subject: title,
    text: [
      ...[hello, '', title, body, link, '', 'ทีม Koinklass'],
      ...(unsubscribe ? ['', '--', end, unsubscribe.url] : []),
      '',
    ].join('\r\n'),
    html: mailPage([
      `<p>${escapeHtml(hello)}</p>`,
      `<p><strong>${escapeHtml(title)}</strong><br>${escapeHtml(body)}</p>`,
      button(link, 'เปิดดู'),
      '<p>ทีม Koinklass</p>',
      ...(unsubscribe ? [small(`${end}<br><a href="${escapeHtml(unsubscribe.url)}">เลิกรับอีเมลเรื่องนี้</a>`)] : []),
    ]),
  }
}
