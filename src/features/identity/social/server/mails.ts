import type { MailText } from '#features/notifications/server/commands.ts'
import { escapeHtml, mailPage } from '#lib/server/mail-html.ts'

/** Tells the owner that a social login was linked or unlinked. `when`: '21 พ.ย. 2569 16:00 น.'. */
export function socialLinkMail({ name, provider, isLinked, when }: SocialNews): MailText {
  const hello = `สวัสดี ${name}`
  const called = provider === 'line' ? 'LINE' : 'Facebook'
  const what = isLinked
    ? `บัญชี Koinklass ของคุณเชื่อมกับ ${called} เมื่อ ${when} ใช้ ${called} เข้าสู่ระบบได้แล้ว`
    : `บัญชี Koinklass ของคุณยกเลิกการเชื่อมกับ ${called} เมื่อ ${when}`
  const stranger = 'ถ้าไม่ใช่คุณ เข้าสู่ระบบแล้วดู “บัญชีที่เชื่อมไว้” ในหน้าแก้ไขโปรไฟล์ และออกจากระบบทุกเครื่อง'
  return {
    subject: isLinked ? `เชื่อม ${called} แล้ว` : `ยกเลิกการเชื่อม ${called} แล้ว`,
    text: [hello, '', what, '', stranger, '', 'ทีม Koinklass', ''].join('\r\n'),
    html: mailPage([`<p>${escapeHtml(hello)}</p>`, `<p>${what}</p>`, `<p>${stranger}</p>`, '<p>ทีม Koinklass</p>']),
  }
}

type SocialNews = { name: string; provider: 'line' | 'facebook'; isLinked: boolean; when: string }
