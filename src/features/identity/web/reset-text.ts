import { registerWords } from './register-text.ts'

export const resetText = {
  title: 'ตั้งรหัสผ่านใหม่',
  description: 'ตั้งรหัสผ่านใหม่ของบัญชี Koinklass ด้วยลิงก์ที่เราส่งให้ทางอีเมล',
  lead: 'บันทึกแล้วทุกเครื่องจะออกจากระบบ',
  password: 'รหัสผ่านใหม่',
  submit: 'บันทึกรหัสผ่านใหม่',
  noScript: 'การตั้งรหัสผ่านต้องใช้ JavaScript เปิดใช้ในเบราว์เซอร์แล้วเปิดลิงก์จากอีเมลอีกครั้ง',
  done: 'ตั้งรหัสผ่านใหม่แล้ว ทุกเครื่องออกจากระบบแล้ว เข้าสู่ระบบด้วยรหัสผ่านใหม่ได้เลย',
  dead: 'ลิงก์นี้ใช้ไม่ได้แล้ว',
  deadLead: 'ลิงก์ใช้ได้ครั้งเดียวภายใน 1 ชั่วโมง ขอลิงก์ใหม่แล้วเปิดอีเมลฉบับล่าสุดได้เลย',
  askAgain: 'ขอลิงก์ใหม่',
} as const

export const resetWords = { password: registerWords.password }
