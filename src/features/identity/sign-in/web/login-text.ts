import { emailWords } from '#features/identity/forms/web/text.ts'

export const loginText = {
  title: 'เข้าสู่ระบบ',
  description: 'เข้าสู่ระบบ Koinklass เพื่อเรียนเรื่องเงินต่อจากเดิม ตอบควิซวันนี้ และดู koin ของคุณ',
  lead: 'กลับมาเรียนต่อจากเดิมกัน',
  leadMe: 'หน้า “ฉัน” เก็บทักษะ koin และต้นไม้ของแต่ละคน เข้าสู่ระบบหรือสมัครก่อน แล้วไปต่อได้เลย',
  leadMembers: 'หน้าที่จะไปเป็นของสมาชิก เข้าสู่ระบบหรือสมัครก่อน แล้วไปต่อได้เลย',
  forgot: 'ลืมรหัสผ่าน',
  byMail: 'ขอลิงก์เข้าจากเครื่องนี้ทางอีเมล',
  comeBack: 'กู้คืนบัญชี',
  noAccount: 'ยังไม่มีบัญชี',
  noScript: 'การเข้าสู่ระบบต้องใช้ JavaScript เปิดใช้ในเบราว์เซอร์แล้วโหลดหน้านี้อีกครั้ง',
} as const

export const loginWords = {
  email: { required: 'ใส่อีเมลที่ใช้สมัคร', too_small: 'ใส่อีเมลที่ใช้สมัคร', too_big: emailWords.too_big },
  password: { required: 'ใส่รหัสผ่าน', too_small: 'ใส่รหัสผ่าน', too_big: 'รหัสผ่านต้องไม่เกิน 128 ตัว' },
}
