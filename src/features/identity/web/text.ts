/** What several screens of identity say. */
export const text = {
  email: 'อีเมล',
  password: 'รหัสผ่าน',
  capsLock: 'Caps Lock เปิดอยู่',
  login: 'เข้าสู่ระบบ',
  signUp: 'สมัครสมาชิก',
  newTab: '(เปิดในแท็บใหม่)',
  botCheck: 'กำลังตรวจว่าไม่ใช่โปรแกรมอัตโนมัติ รอสักครู่',
  waitSeconds: (seconds: number) => `ลองหลายครั้งแล้ว พักก่อนนะ ลองใหม่ได้ในอีก ${seconds} วินาที`,
  waitMinutes: (minutes: number) => `ลองหลายครั้งแล้ว พักก่อนนะ ลองใหม่ได้ในอีก ${minutes} นาที`,
  kept: 'ข้อมูลที่กรอกยังอยู่ครบ',
  step: 'ขั้นที่',
} as const

/** The words of an e-mail field's faults. */
export const emailWords = {
  required: 'ใส่อีเมลของคุณ',
  invalid_format: 'ใส่อีเมลให้ครบ เช่น nong@example.com',
  too_big: 'ใส่อีเมลไม่เกิน 254 ตัวอักษร',
} as const
