import { letter } from '#features/identity/accounts/server/letter-mails.ts'
import type { MailText } from '#features/notifications/server/commands.ts'

/** Tells the owner that the password was changed from a session. `when`: '21 พ.ย. 2569 16:00 น.'. */
export function passwordReplacedMail({ name, when, link }: { name: string; when: string; link: string }): MailText {
  return letter({
    subject: 'รหัสผ่านถูกเปลี่ยน',
    name,
    lines: [
      `รหัสผ่านถูกเปลี่ยนเมื่อ ${when} เครื่องอื่นทุกเครื่องออกจากระบบแล้ว`,
      'ถ้าไม่ใช่คุณ รีบตั้งรหัสผ่านใหม่ที่นี่ และเปลี่ยนรหัสผ่านของอีเมลนี้ด้วย',
    ],
    button: { label: 'ตั้งรหัสผ่านใหม่', link },
  })
}

/** To the new address: the link makes it the account's address. */
export function confirmEmailMail({ name, link }: { name: string; link: string }): MailText {
  return letter({
    subject: 'ยืนยันอีเมลใหม่ของบัญชี Koinklass',
    name,
    lines: ['กดเพื่อใช้อีเมลนี้เข้าสู่ระบบ Koinklass แทนอีเมลเดิม', 'ลิงก์ใช้ได้ 24 ชั่วโมง และใช้ได้ครั้งเดียว'],
    button: { label: 'ยืนยันอีเมลใหม่', link },
    after: 'ถ้าคุณไม่ได้ขอ ข้ามอีเมลนี้ไปได้เลย จะไม่มีอะไรเปลี่ยน',
  })
}

/**
 * To an address that already has an account: its owner learns of the request, the requester does not learn of the
 * account.
 */
export function emailHasAccountMail({ name, link }: { name: string; link: string }): MailText {
  return letter({
    subject: 'อีเมลนี้มีบัญชี Koinklass อยู่แล้ว',
    name,
    lines: [
      'มีคนขอเปลี่ยนอีเมลของอีกบัญชีหนึ่งมาเป็นอีเมลนี้ เราไม่ได้เปลี่ยนให้ เพราะอีเมลนี้มีบัญชีอยู่แล้ว',
      'ถ้าเป็นคุณ เข้าสู่ระบบด้วยอีเมลนี้ได้เลย ถ้าไม่ใช่ ข้ามอีเมลนี้ไปได้ บัญชีของคุณไม่มีอะไรเปลี่ยน',
    ],
    button: { label: 'เข้าสู่ระบบ', link },
  })
}

/** To the current address, whose owner may object while the link is valid. `email` is the new one. */
export function emailChangeNoticeMail({
  name,
  email,
  until,
  link,
}: {
  name: string
  email: string
  until: string
  link: string
}): MailText {
  return letter({
    subject: 'มีคนขอเปลี่ยนอีเมลของบัญชี Koinklass',
    name,
    lines: [
      `มีคนขอเปลี่ยนอีเมลของบัญชีคุณเป็น ${email} ถ้าเป็นคุณ ไม่ต้องทำอะไรกับอีเมลฉบับนี้`,
      `ถ้าไม่ใช่คุณ กดปุ่มนี้ภายใน ${until} เราจะใช้อีเมลนี้ต่อ ออกจากระบบทุกเครื่อง และส่งลิงก์ตั้งรหัสผ่านใหม่มาให้`,
    ],
    button: { label: 'ไม่ใช่ฉัน ใช้อีเมลเดิมต่อ', link },
    after: 'เก็บอีเมลฉบับนี้ไว้จนกว่าจะพ้นวันนั้น ลิงก์นี้มีในฉบับนี้เท่านั้น',
  })
}

/** To the previous address, after the new one is confirmed. */
export function emailChangedMail({ name, when }: { name: string; when: string }): MailText {
  return letter({
    subject: 'อีเมลของบัญชี Koinklass ถูกเปลี่ยนแล้ว',
    name,
    lines: [
      `บัญชีของคุณใช้อีเมลใหม่ตั้งแต่ ${when} อีเมลนี้ใช้เข้าสู่ระบบไม่ได้แล้ว`,
      'ถ้าไม่ใช่คุณ เปิดอีเมลฉบับก่อนของเรา “มีคนขอเปลี่ยนอีเมล” แล้วกด “ไม่ใช่ฉัน”',
    ],
  })
}
