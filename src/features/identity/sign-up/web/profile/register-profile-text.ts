import { guardedActNames } from '#features/identity/accounts/content.ts'
import { emailWords } from '#features/identity/forms/web/text.ts'

export const profileText = {
  title: 'บอกเราอีกนิด',
  description: 'สมัครสมาชิก Koinklass: ชื่อที่แสดง วันเกิด และเรื่องที่สนใจ',
  screens: [
    { title: 'ให้เรียกคุณว่าอะไร', lead: 'ตั้งชื่อ แล้วเลือกหน้าตาของคุณ' },
    { title: 'คุณเกิดวันไหน', lead: 'อายุบอกว่าต้องถามผู้ปกครองไหม' },
    { title: 'อยากเก่งเรื่องไหน', lead: 'เพื่อเตรียมเรื่องที่เหมาะกับคุณ' },
  ],
  next: 'ต่อไป',
  previous: 'ย้อนกลับ',
  noScript: 'การสมัครสมาชิกต้องใช้ JavaScript เปิดใช้ในเบราว์เซอร์แล้วโหลดหน้านี้อีกครั้ง',
  forEmail: 'สมัครด้วย',
  change: 'เปลี่ยน',

  name: 'ชื่อที่แสดง',
  nameHint: 'คนอื่นเห็นชื่อนี้ ใช้ชื่อเล่นได้ ไม่เกิน 30 ตัวอักษร',
  avatar: 'รูปประจำตัว',
  ownPicture: 'อัปโหลดรูปของฉัน',
  otherPicture: 'เลือกรูปอื่น',
  pictureHint: 'JPEG, PNG, WebP หรือ AVIF ไม่เกิน 10 MB เราลบข้อมูลสถานที่และกล้องออกจากรูปให้',
  pictureTooLarge: 'รูปนี้ใหญ่เกิน 10 MB เลือกรูปที่เล็กกว่านี้',
  noPicture: 'ไม่ใช้รูปนี้',
  pictureTaken: (name: string) => `จะใช้รูป ${name}`,
  birthDate: 'วันเกิด',
  birthDateHint: 'ใส่ปีเป็น พ.ศ. เช่น 2554 มีแค่คุณที่เห็น',
  province: 'จังหวัด',
  chooseProvince: 'เลือกจังหวัด',
  school: 'โรงเรียน',
  schoolHint: 'ไม่แสดงให้คนอื่นเห็น',
  interests: 'เรื่องที่สนใจ',
  interestsHint: 'เลือกกี่เรื่องก็ได้ เปลี่ยนทีหลังได้',

  guardian: 'อีเมลผู้ปกครอง',
  guardianHint: 'คนละอีเมลกับของคุณ',
  guardianWhy: 'คุณอายุ 10–19 ปี กฎหมายคุ้มครองข้อมูลส่วนบุคคลให้เราขอความยินยอมจากผู้ปกครองก่อน เราจะส่งลิงก์ให้ผู้ปกครองเลือกว่ายินยอมหรือไม่',
  guardianOpen: 'ระหว่างรอ คุณเรียน เล่น สะสม koin และฝึกออมได้ตามปกติ',
  guardianClosedTitle: 'อะไรเปิดเมื่อผู้ปกครองยินยอม',
  guardianClosed: Object.values(guardedActNames),

  tooYoungTitle: 'แล้วพบกันตอนอายุ 10 ปี',
  tooYoung: 'Koinklass เปิดให้สมัครตั้งแต่อายุ 10 ปี ระหว่างนี้คุณอ่านบทความได้ทุกเรื่องโดยไม่ต้องมีบัญชี',
  toArticles: 'ไปอ่านบทความ',

  consents: 'ข้อตกลงของเรา',
  acceptLaw: 'ฉันอ่านและยอมรับ',
  law: 'ข้อกำหนดการใช้บริการ',
  acceptPersonal: 'ฉันยินยอมให้ใช้ข้อมูลของฉันตาม',
  personal: 'นโยบายข้อมูลส่วนบุคคล',
  version: (version: number) => `ฉบับที่ ${version}`,
  pdf: 'อ่านนโยบายข้อมูลส่วนบุคคลแบบ PDF',
  submit: 'สมัครสมาชิก',
} as const

export const profileWords = {
  email: { ...emailWords, email_taken: 'อีเมลนี้มีบัญชีแล้ว เข้าสู่ระบบบัญชีนั้นก่อน แล้วค่อยเชื่อม' },
  display_name: {
    required: 'ตั้งชื่อที่แสดง ชื่อเล่นก็ได้',
    in_password: 'ชื่อนี้อยู่ในรหัสผ่านของคุณ ตั้งชื่ออื่น หรือกดเปลี่ยนด้านล่างเพื่อแก้รหัสผ่าน',
  },
  birth_date: {
    required: 'ใส่วัน เดือน และปี พ.ศ. ให้ครบ',
    invalid_format: 'ไม่มีวันนี้ในปฏิทิน ลองดูวันกับเดือนอีกครั้ง',
  },
  province: { required: 'เลือกจังหวัดของคุณ', invalid_value: 'เลือกจังหวัดของคุณ' },
  school: { too_big: 'ใส่ชื่อโรงเรียนไม่เกิน 100 ตัวอักษร' },
  guardian_email: {
    ...emailWords,
    required: 'ใส่อีเมลผู้ปกครอง',
    invalid_union: emailWords.invalid_format,
    same_as_own: 'ใส่อีเมลของผู้ปกครอง ซึ่งไม่ใช่อีเมลที่คุณใช้สมัคร',
  },
  accepts_law: {
    custom: 'ติ๊กเพื่อยอมรับข้อกำหนดการใช้บริการ',
    policy_changed: 'มีฉบับใหม่ อ่านแล้วติ๊กยอมรับทั้งสองข้ออีกครั้ง',
  },
  accepts_personal: { custom: 'ติ๊กเพื่อยินยอมตามนโยบายข้อมูลส่วนบุคคล' },
}
