import { emailWords, passwordWords } from '#features/identity/forms/web/text.ts'

export const registerText = {
  emailHint: 'เราจะส่งลิงก์ยืนยันไปที่อีเมลนี้',
  passwordHint: 'อย่างน้อย 8 ตัว ใช้คำไทย 3–4 คำก็ได้',
  emailChecking: 'กำลังดูว่าอีเมลนี้สมัครได้ไหม',
  emailFree: 'อีเมลนี้สมัครได้',
  next: 'ต่อไป',
  hasAccount: 'มีบัญชีแล้ว',
  back: 'แก้ช่องนี้แล้วไปต่อได้เลย คำตอบในขั้นต่อไปยังอยู่ครบ',
} as const

export const registerWords = {
  email: { ...emailWords, email_taken: 'อีเมลนี้มีบัญชีแล้ว เข้าสู่ระบบหรือตั้งรหัสผ่านใหม่ได้เลย' },
  password: passwordWords,
}
