import type { MailText } from '#features/notifications/server/commands.ts'
import { formatKoin, type Koin } from '#lib/money.ts'

/** Asks whether the address is its owner's. The name was chosen by whoever signed up, so it is escaped. */
export function verificationMail({ name, link, reward }: { name: string; link: string; reward: Koin }): MailText {
  const hello = `สวัสดี ${name}`
  const why = 'กดเพื่อยืนยันว่าอีเมลนี้เป็นของคุณ แล้วเปิดใช้ได้ครบทุกอย่าง'
  const gift = `ยืนยันครั้งแรก รับ ${formatKoin(reward)} koin เข้ากระเป๋า`
  const limit = 'ลิงก์ใช้ได้ 24 ชั่วโมง และใช้ได้ครั้งเดียว'
  const stranger = 'ถ้าคุณไม่ได้สมัคร ข้ามอีเมลนี้ไปได้เลย เราไม่เคยขอรหัสผ่านทางอีเมล'
  return {
    subject: 'ยืนยันอีเมลกับ Koinklass',
    text: [hello, '', why, link, '', gift, limit, '', stranger, '', 'ทีม Koinklass', ''].join('\r\n'),
    html: page([
      `<p>${escapeHtml(hello)}</p>`,
      `<p>${why}</p>`,
      button(link, 'ยืนยันอีเมล'),
      `<p>${gift}<br>${limit}</p>`,
      `<p style="color:#5b6b62;font-size:14px">ถ้ากดปุ่มไม่ได้ คัดลอกลิงก์นี้ไปวางในเบราว์เซอร์<br>${escapeHtml(link)}</p>`,
      `<p style="color:#5b6b62;font-size:14px">${stranger}</p>`,
      '<p>ทีม Koinklass</p>',
    ]),
  }
}

function page(parts: string[]): string {
  const style = 'max-width:560px;margin:0 auto;padding:24px;font:16px/1.75 sans-serif;color:#12291f'
  return `<!doctype html><html lang="th"><head><meta charset="utf-8"></head><body><div style="${style}">${parts.join('')}</div></body></html>`
}

function button(link: string, label: string): string {
  const style =
    'display:inline-block;padding:12px 24px;border-radius:12px;background:#176b3c;color:#fff;text-decoration:none'
  return `<p><a href="${escapeHtml(link)}" style="${style}">${label}</a></p>`
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign]!)
}
