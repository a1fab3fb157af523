import { emailWords, passwordText, passwordWords, presentWords } from '#features/identity/forms/web/text.ts'

export const credentialsText = {
  loadFailed: 'โหลดข้อมูลส่วนนี้ไม่สำเร็จ',

  email: 'อีเมล',
  emailNow: 'ใช้อีเมลนี้เข้าสู่ระบบและรับข่าวเรื่องบัญชี',
  pending: (email: string) => `รอการยืนยันจาก ${email} ระหว่างนี้ใช้อีเมลเดิมไปก่อน ลิงก์ในอีเมลใช้ได้ 24 ชั่วโมง`,
  changeEmail: 'เปลี่ยนอีเมล',
  newEmail: 'อีเมลใหม่',
  newEmailHint: 'เราจะส่งลิงก์ไปที่อีเมลนี้ และบอกอีเมลเดิมด้วย',
  sendLink: 'ส่งลิงก์ยืนยัน',
  sent: 'ส่งลิงก์แล้ว เปิดอีเมลใหม่แล้วกดลิงก์เพื่อเริ่มใช้',

  password: 'รหัสผ่าน',
  passwordLead: 'เปลี่ยนแล้วเครื่องอื่นทุกเครื่องจะออกจากระบบ เครื่องนี้ใช้ต่อได้เลย',
  noPassword: 'บัญชีนี้ยังไม่มีรหัสผ่าน ตั้งไว้เพื่อเข้าสู่ระบบด้วยอีเมลได้อีกทาง',
  changePassword: 'เปลี่ยนรหัสผ่าน',
  setPassword: 'ตั้งรหัสผ่าน',
  newPassword: 'รหัสผ่านใหม่',
  newPasswordHint: passwordText.hint,
  savePassword: 'บันทึกรหัสผ่านใหม่',
  passwordSaved: 'เปลี่ยนรหัสผ่านแล้ว เครื่องอื่นออกจากระบบแล้ว',
} as const

export const credentialsWords = {
  email: emailWords,
  password: presentWords,
  new_password: passwordWords,
}
