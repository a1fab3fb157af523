import { profileText, profileWords } from '#features/identity/sign-up/web/profile/register-profile-text.ts'

export const editText = {
  title: 'แก้ไขโปรไฟล์',
  description: 'แก้ชื่อ รูป และเรื่องที่สนใจ และดูเครื่องที่เข้าสู่ระบบอยู่',
  staffNote: (name: string) => `กำลังแก้โปรไฟล์ของ ${name} ในฐานะทีมงาน`,
  picture: 'รูปประจำตัว',
  upload: 'อัปโหลดรูป',
  uploadHint: profileText.pictureHint,
  tooLarge: profileText.pictureTooLarge,
  uploaded: 'เปลี่ยนรูปแล้ว',
  orChoose: 'หรือเลือกรูปการ์ตูน',
  about: 'เกี่ยวกับคุณ',
  save: 'บันทึก',
  saved: 'บันทึกแล้ว',
  nothing: 'ยังไม่มีอะไรเปลี่ยน',
  reload: 'โหลดข้อมูลล่าสุด',
  back: 'กลับไปโปรไฟล์',
  consents: 'ความยินยอมของฉัน',

  logins: 'เครื่องที่เข้าสู่ระบบอยู่',
  loginsLead: 'ถ้าเห็นเครื่องที่ไม่รู้จัก ให้ออกจากระบบเครื่องนั้น แล้วเปลี่ยนรหัสผ่าน',
  device: (browser: string | null, system: string | null) =>
    browser && system ? `${browser} บน ${system}` : (browser ?? system ?? 'อุปกรณ์ที่ไม่รู้จัก'),
  loginsFailed: 'โหลดรายการเครื่องไม่สำเร็จ',
  thisOne: 'เครื่องนี้',
  began: 'เข้าสู่ระบบ',
  used: 'ใช้ล่าสุด',
  end: 'ออกจากระบบ',
  endOne: (device: string) => `ออกจากระบบ ${device}`,
  ended: (device: string) => `${device} ออกจากระบบแล้ว`,
  everywhere: 'ออกจากระบบทุกเครื่อง',
  askEverywhere: 'ออกจากระบบทุกเครื่องเลยไหม',
  askLead: 'รวมเครื่องนี้ด้วย คุณจะต้องเข้าสู่ระบบใหม่',
  stay: 'ยังไม่ออก',
  retry: 'ลองอีกครั้ง',
} as const

export const editWords = {
  display_name: { required: profileWords.display_name.required },
  province: profileWords.province,
  school: profileWords.school,
}
