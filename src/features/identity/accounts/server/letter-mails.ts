import type { MailText } from '#features/notifications/server/commands.ts'
import { button, escapeHtml, mailPage, small } from '#lib/server/mail-html.ts'

type Letter = {
  subject: string
  name: string
  /** The event, then further information. Plain text. */
  lines: string[]
  button?: { label: string; link: string }
  /** Text below the button: what to do if it was not you. */
  after?: string
}

/** Builds a mail as text and HTML: greeting, event, one button, sender. */
export function letter({ subject, name, lines, button: act, after }: Letter): MailText {
  const hello = `สวัสดี ${name}`
  const text = [
    hello,
    '',
    ...lines,
    '',
    ...(act ? [`${act.label}: ${act.link}`, ''] : []),
    ...(after ? [after, ''] : []),
  ]
  return {
    subject,
    text: [...text, 'ทีม Koinklass', ''].join('\r\n'),
    html: mailPage([
      `<p>${escapeHtml(hello)}</p>`,
      ...lines.map((line) => `<p>${escapeHtml(line)}</p>`),
      ...(act ? [button(act.link, act.label)] : []),
      ...(act ? [small(`ถ้ากดปุ่มไม่ได้ คัดลอกลิงก์นี้ไปวางในเบราว์เซอร์<br>${escapeHtml(act.link)}`)] : []),
      ...(after ? [small(escapeHtml(after))] : []),
      '<p>ทีม Koinklass</p>',
    ]),
  }
}
