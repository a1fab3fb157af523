import type { MailText } from '#features/notifications/server/commands.ts'
import { formatKoin, type Koin } from '#lib/money.ts'
import { button, escapeHtml, mailPage, small } from '#lib/server/mail-html.ts'

/** Asks to verify the address. The name is user text, so it is escaped. */
export function verificationMail({ name, link, reward }: { name: string; link: string; reward: Koin }): MailText {
  const hello = `สวัสดี ${name}`
  const why = 'กดเพื่อยืนยันว่าอีเมลนี้เป็นของคุณ'
  const gift = `ยืนยันครั้งแรก รับ ${formatKoin(reward)} koin เข้ากระเป๋า`
  const limit = 'ลิงก์ใช้ได้ 24 ชั่วโมง และใช้ได้ครั้งเดียว'
  const stranger = 'ถ้าคุณไม่ได้สมัคร ข้ามอีเมลนี้ไปได้เลย เราไม่เคยขอรหัสผ่านทางอีเมล'
  return {
    subject: 'ยืนยันอีเมลกับ Koinklass',
    text: [hello, '', why, link, '', gift, limit, '', stranger, '', 'ทีม Koinklass', ''].join('\r\n'),
    html: mailPage([
      `<p>${escapeHtml(hello)}</p>`,
      `<p>${why}</p>`,
      button(link, 'ยืนยันอีเมล'),
      `<p>${gift}<br>${limit}</p>`,
      small(`ถ้ากดปุ่มไม่ได้ คัดลอกลิงก์นี้ไปวางในเบราว์เซอร์<br>${escapeHtml(link)}`),
      small(stranger),
      '<p>ทีม Koinklass</p>',
    ]),
  }
}
