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

/** What parts of pages with a password in them say. */
export const passwordText = {
  present: 'รหัสผ่านปัจจุบัน',
  cancel: 'ยกเลิก',
  hint: 'อย่างน้อย 8 ตัว ใช้ภาษาไทยหรือเว้นวรรคก็ได้ ลองใช้คำ 3–4 คำต่อกัน',
  /** By `strengthOf`, 0 to 4. */
  strength: ['เดาง่ายเกินไป', 'พอใช้ได้', 'เดายาก', 'เดายากมาก', 'แข็งแรงมาก'],
} as const

/** The words of a new password's faults. */
export const passwordWords = {
  required: 'ตั้งรหัสผ่านอย่างน้อย 8 ตัว',
  too_small: 'เพิ่มให้ครบอย่างน้อย 8 ตัว',
  too_short: 'เพิ่มให้ครบอย่างน้อย 8 ตัว',
  too_big: 'รหัสผ่านต้องไม่เกิน 128 ตัว',
}

/** The words of the present password's faults. */
export const presentWords = {
  required: 'ใส่รหัสผ่านปัจจุบัน',
  wrong_password: 'รหัสผ่านไม่ตรง ลองตรวจอีกครั้ง',
} as const
