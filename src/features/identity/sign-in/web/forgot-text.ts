import { emailWords } from '#features/identity/forms/web/text.ts'

export const forgotText = {
  title: 'ลืมรหัสผ่าน',
  description: 'ขอลิงก์ตั้งรหัสผ่าน Koinklass ใหม่ทางอีเมล',
  lead: 'ใส่อีเมลที่ใช้สมัคร แล้วเราจะส่งลิงก์ให้',
  submit: 'ส่งลิงก์ให้ฉัน',
  remembered: 'นึกรหัสผ่านออกแล้ว',
  noScript: 'การขอลิงก์ต้องใช้ JavaScript เปิดใช้ในเบราว์เซอร์แล้วโหลดหน้านี้อีกครั้ง',
  sent: 'ดูอีเมลของคุณ',
  sentTo: (email: string) => `ถ้า ${email} มีบัญชีอยู่ ลิงก์ตั้งรหัสผ่านใหม่กำลังไปถึง`,
  sentLead: 'กดลิงก์ภายใน 1 ชั่วโมง ถ้ายังไม่เห็น ลองดูในกล่องจดหมายขยะ และดูว่าพิมพ์อีเมลถูกไหม',
  again: 'ส่งอีกครั้งหรือใช้อีเมลอื่น',
} as const

export const forgotWords = { email: { ...emailWords, required: 'ใส่อีเมลที่ใช้สมัคร' } }
