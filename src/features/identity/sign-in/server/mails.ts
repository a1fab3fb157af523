import type { MailText } from '#features/notifications/server/commands.ts'
import { button, escapeHtml, mailPage, small } from '#lib/server/mail-html.ts'

/** A reset link for the owner. */
export function passwordLinkMail({ name, link }: { name: string; link: string }): MailText {
  const hello = `สวัสดี ${name}`
  const why = 'มีคนขอตั้งรหัสผ่านใหม่ให้บัญชี Koinklass ของคุณ ถ้าเป็นคุณ กดเพื่อตั้งรหัสผ่านใหม่'
  const limit = 'ลิงก์ใช้ได้ 1 ชั่วโมง และใช้ได้ครั้งเดียว ถ้าขอใหม่ ลิงก์เก่าจะใช้ไม่ได้'
  const stranger = 'ถ้าไม่ใช่คุณ ข้ามอีเมลนี้ไปได้เลย รหัสผ่านเดิมยังใช้ได้'
  return {
    subject: 'ตั้งรหัสผ่าน Koinklass ใหม่',
    text: [hello, '', why, link, '', limit, '', stranger, '', 'ทีม Koinklass', ''].join('\r\n'),
    html: mailPage([
      `<p>${escapeHtml(hello)}</p>`,
      `<p>${why}</p>`,
      button(link, 'ตั้งรหัสผ่านใหม่'),
      `<p>${limit}</p>`,
      small(`ถ้ากดปุ่มไม่ได้ คัดลอกลิงก์นี้ไปวางในเบราว์เซอร์<br>${escapeHtml(link)}`),
      small(stranger),
      '<p>ทีม Koinklass</p>',
    ]),
  }
}

/** Tells the owner that the password was changed. `when`: '21 พ.ย. 2569 16:00 น.'. */
export function passwordChangedMail({ name, when, link }: { name: string; when: string; link: string }): MailText {
  const hello = `สวัสดี ${name}`
  const what = `รหัสผ่านถูกเปลี่ยนเมื่อ ${when} ทุกเครื่องออกจากระบบแล้ว เข้าสู่ระบบใหม่ด้วยรหัสผ่านใหม่ได้เลย`
  const stranger = 'ถ้าไม่ใช่คุณ รีบตั้งรหัสผ่านใหม่ที่นี่ และเปลี่ยนรหัสผ่านของอีเมลนี้ด้วย'
  return {
    subject: 'รหัสผ่านถูกเปลี่ยน',
    text: [hello, '', what, '', stranger, link, '', 'ทีม Koinklass', ''].join('\r\n'),
    html: mailPage([
      `<p>${escapeHtml(hello)}</p>`,
      `<p>${what}</p>`,
      `<p>${stranger}</p>`,
      button(link, 'ตั้งรหัสผ่านใหม่'),
      '<p>ทีม Koinklass</p>',
    ]),
  }
}
