import { emailWords } from './text.ts'

export const registerText = {
  emailHint: 'เราจะส่งลิงก์ยืนยันไปที่อีเมลนี้',
  emailChecking: 'กำลังดูว่าอีเมลนี้สมัครได้ไหม',
  emailFree: 'อีเมลนี้สมัครได้',
  passwordHint: 'อย่างน้อย 8 ตัว ใช้ภาษาไทยหรือเว้นวรรคก็ได้ ลองใช้คำ 3–4 คำต่อกัน',
  next: 'ต่อไป',
  hasAccount: 'มีบัญชีแล้ว',
  back: 'แก้ช่องนี้แล้วไปต่อได้เลย ข้อมูลในขั้นที่ 2 ยังอยู่ครบ',
  /** By `strengthOf`, 0 to 4. */
  strength: ['เดาง่ายเกินไป', 'พอใช้ได้', 'เดายาก', 'เดายากมาก', 'แข็งแรงมาก'],
} as const

export const registerWords = {
  email: { ...emailWords, email_taken: 'อีเมลนี้มีบัญชีแล้ว เข้าสู่ระบบหรือตั้งรหัสผ่านใหม่ได้เลย' },
  password: {
    required: 'ตั้งรหัสผ่านอย่างน้อย 8 ตัว',
    too_small: 'เพิ่มให้ครบอย่างน้อย 8 ตัว',
    too_short: 'เพิ่มให้ครบอย่างน้อย 8 ตัว',
    too_big: 'รหัสผ่านต้องไม่เกิน 128 ตัว',
  },
}
