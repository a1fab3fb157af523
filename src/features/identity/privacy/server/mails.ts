import { letter } from '#features/identity/accounts/server/letter-mails.ts'
import type { MailText } from '#features/notifications/server/commands.ts'

type Leaving = { name: string; date: string; link: string }
const restore = 'กู้คืนบัญชี'

/** Confirms that the deletion was requested. `date`: '21 ธ.ค. 2569'. */
export function leavingMail({ name, date, link }: Leaving): MailText {
  return letter({
    subject: 'เราได้รับคำขอลบบัญชี Koinklass แล้ว',
    name,
    lines: [
      `บัญชีของคุณออกจากระบบทุกเครื่องแล้ว และไม่มีใครเห็นอีก ข้อมูลของคุณจะถูกลบถาวรวันที่ ${date}`,
      'เปลี่ยนใจได้ก่อนวันนั้น กดปุ่มนี้ หรือเข้าสู่ระบบตามปกติ',
      'ถ้าคุณไม่ได้ขอลบ กู้คืนบัญชี แล้วเปลี่ยนรหัสผ่านทันที',
    ],
    button: { label: restore, link },
  })
}

/**
 * A reminder a few days before. Without a cancel link: only the hash of its token is stored, so it cannot be sent
 * again.
 */
export function leavingSoonMail({ name, date, link }: Leaving): MailText {
  return letter({
    subject: `บัญชี Koinklass ของคุณจะถูกลบวันที่ ${date}`,
    name,
    lines: [
      `คุณเคยขอลบบัญชีไว้ ข้อมูลจะถูกลบถาวรวันที่ ${date} หลังจากนั้นกู้คืนไม่ได้`,
      'ถ้ายังอยากใช้ต่อ เข้าสู่ระบบแล้วเลือก “กู้คืนบัญชี” ถ้าไม่ ไม่ต้องทำอะไร',
    ],
    button: { label: 'เข้าสู่ระบบ', link },
  })
}

/** Tells the owner that the deletion was cancelled. `when`: '21 พ.ย. 2569 16:00 น.'. */
export function restoredMail({ name, when }: { name: string; when: string }): MailText {
  return letter({
    subject: 'กู้คืนบัญชี Koinklass แล้ว',
    name,
    lines: [`บัญชีของคุณกลับมาใช้ได้ตั้งแต่ ${when} ข้อมูลทุกอย่างยังอยู่ครบ ยินดีต้อนรับกลับ`],
  })
}

/** Tells that the export is ready; the file is in the account, never in the mail. `until`: '28 พ.ย. 2569'. */
export function exportReadyMail({ name, until, link }: { name: string; until: string; link: string }): MailText {
  return letter({
    subject: 'ไฟล์ข้อมูลของคุณพร้อมแล้ว',
    name,
    lines: [
      `ไฟล์ข้อมูลทั้งหมดของคุณใน Koinklass พร้อมดาวน์โหลดแล้ว เก็บไว้ให้ถึงวันที่ ${until}`,
      'เข้าสู่ระบบ แล้วดาวน์โหลดได้ที่หัวข้อ “ข้อมูลของฉัน” ในหน้าแก้ไขโปรไฟล์ ถ้าใช้เครื่องร่วมกับคนอื่น อย่าลืมลบไฟล์หลังใช้',
      'ถ้าคุณไม่ได้ขอ เปลี่ยนรหัสผ่านทันที',
    ],
    button: { label: 'ไปที่ข้อมูลของฉัน', link },
  })
}
