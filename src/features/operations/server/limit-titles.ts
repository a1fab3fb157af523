import type { limits } from '#features/identity/limits/server/limit-rules.ts'

type Name = (typeof limits)[keyof typeof limits]['name']

/** What staff reads of a rate limit. */
export const limitTitles = {
  'login-account': 'เข้าสู่ระบบไม่ผ่าน ต่ออีเมล',
  'login-device': 'เข้าสู่ระบบไม่ผ่าน ต่ออุปกรณ์ที่เคยใช้',
  'login-address': 'เข้าสู่ระบบไม่ผ่าน ต่อเครือข่าย ก่อนโจทย์กันบอตยากขึ้น',
  'register-address': 'สมัคร ต่อเครือข่าย',
  'check-address': 'ตรวจว่าอีเมลว่างไหม ต่อเครือข่าย',
  'verify-address': 'ลิงก์ยืนยันที่ไม่รู้จัก ต่อเครือข่าย',
  'resend-account': 'ขออีเมลยืนยันอีกครั้ง ต่อบัญชี',
  'forget-address': 'ลืมรหัสผ่าน ต่อเครือข่าย',
  'save-account': 'บันทึกโปรไฟล์ ต่อบัญชี',
  'picture-account': 'อัปโหลดรูป ต่อบัญชี',
  'guardian-address': 'ลิงก์ของผู้ปกครอง ต่อเครือข่าย',
  'guardian-code-address': 'รหัสของผู้ปกครอง ต่อเครือข่าย',
  'guardian-resend': 'ส่งอีเมลถึงผู้ปกครองอีกครั้ง ต่อบัญชี',
  'guardian-ask-again': 'ขอผู้ปกครองที่เคยปฏิเสธ ต่อบัญชี',
  'guardian-change': 'เปลี่ยนอีเมลผู้ปกครอง ต่อบัญชี',
  'device-reset': 'ลืมรหัสผ่านจากอุปกรณ์ที่เคยใช้',
  'social-address': 'เข้าด้วย LINE และ Facebook ต่อเครือข่าย',
  'owner-quarter': 'ใส่รหัสผ่านปัจจุบัน ต่อบัญชี',
  'owner-day': 'ใส่รหัสผ่านปัจจุบัน ต่อบัญชี ทั้งวัน',
  'email-account': 'เปลี่ยนอีเมล ต่อบัญชี',
  'reset-address': 'ตั้งรหัสผ่านใหม่จากลิงก์ ต่อเครือข่าย',
  'placement-address': 'คำถามวัดระดับของผู้เยี่ยมชม ต่อเครือข่าย',
  'taste-address': 'คำถามและเกมของผู้เยี่ยมชม ต่อเครือข่าย',
  'paper-account': 'พิมพ์ใบแจ้งยอดเป็น PDF ต่อบัญชี',
  'search-address': 'ค้นหา ต่อเครือข่าย',
  'client-error-address': 'เบราว์เซอร์แจ้งข้อผิดพลาด ต่อเครือข่าย',
} as const satisfies Record<Name, string>
