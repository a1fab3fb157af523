import type { Receipt } from '#features/consent/contract.ts'

export const text = {
  title: 'ความยินยอมของฉัน',
  description: 'ดูว่าคุณยินยอมอะไรไว้ เปิดหรือปิดได้ และดูประวัติทั้งหมด',
  back: 'กลับไปแก้ไขโปรไฟล์',

  confirmTitle: 'ยืนยันด้วยตัวเอง',
  confirm: {
    of_age:
      'คุณอายุครบ 20 ปีแล้ว ข้อตกลงที่ทำไว้ตอนเป็นผู้เยาว์ ต่อจากนี้คุณตัดสินใจเอง อ่านอีกครั้งแล้วยืนยันได้เลย ถ้ายังไม่ยืนยัน ทุกอย่างใช้ได้ตามเดิม ยกเว้นคุกกี้วิเคราะห์และการตลาด',
    new_version: 'มีฉบับใหม่ที่ใช้ข้อมูลเพื่อเรื่องใหม่ อ่านแล้วยอมรับได้เลย ถ้ายังไม่ยอมรับ เราจะยังไม่ใช้ข้อมูลของคุณเพื่อเรื่องใหม่นั้น',
  },
  accept: 'อ่านแล้วและยอมรับ',
  accepted: 'บันทึกแล้ว',

  cookies: 'ข้อมูลการใช้งาน',
  cookiesLead: 'เปิดหรือปิดเมื่อไรก็ได้ มีผลกับทุกเครื่องที่คุณเข้าสู่ระบบ',
  noCookies: 'คุณยังไม่ได้เลือกในบัญชีนี้ ทุกอย่างที่ไม่จำเป็นจึงปิดอยู่',
  switches: { preferences: 'การตั้งค่า', analytics: 'วิเคราะห์การใช้งาน', marketing: 'การตลาด' },
  on: 'เปิด',
  off: 'ปิด',
  version: (version: number) => `ฉบับที่ ${version}`,
  chosen: 'เลือกเมื่อ',
  change: 'ตั้งค่าเอง',
  allOff: 'ปิดทั้งหมด',
  offDone: 'ปิดทั้งหมดแล้ว',

  agreements: 'ข้อตกลงของบัญชี',
  agreementsLead: 'บัญชีต้องมีสองข้อนี้ จึงปิดแยกไม่ได้ ถ้าไม่อยากให้เก็บข้อมูลต่อ คุณขอลบบัญชีได้ วิธีอยู่ในนโยบายข้อมูลส่วนบุคคล',
  policies: {
    law: 'ข้อกำหนดการใช้บริการ',
    personal: 'นโยบายข้อมูลส่วนบุคคล',
    cookies: 'นโยบายคุกกี้',
    guardian: 'ความยินยอมของผู้ปกครอง',
  } satisfies Record<Receipt['policy'], string>,
  acceptedAt: 'ยอมรับเมื่อ',
  newer: (version: number) => `ตอนนี้ใช้ฉบับที่ ${version}`,

  history: 'ประวัติ',
  historyCaption: 'ประวัติความยินยอม ใหม่สุดก่อน',
  noHistory: 'ยังไม่มีรายการ',
  when: 'วันเวลา',
  what: 'เรื่อง',
  act: 'ทำอะไร',
  who: 'โดย',
  acts: { given: 'ยินยอม', refused: 'ไม่ยินยอม', withdrawn: 'ถอน' } satisfies Record<Receipt['act'], string>,
  whom: { self: 'คุณ', guardian: 'ผู้ปกครอง' } satisfies Record<Receipt['by_whom'], string>,
  hows: {
    sign_up: 'ตอนสมัคร',
    settings: 'จากการตั้งค่า',
    guardian_link: 'จากลิงก์ในอีเมล',
    of_age: 'เมื่ออายุครบ 20 ปี',
    new_version: 'เมื่อมีฉบับใหม่',
  } satisfies Record<Receipt['how'], string>,
}
