import type { Prize } from '../prize-contract.ts'

export const adminPrizeText = {
  title: 'รางวัลใหญ่ Super Quest',
  lead: 'ให้คนที่มีทักษะครบทั้งห้าด้าน ด้านละ 200 คะแนน คนละหนึ่งชิ้น ระบบตรวจทุกครั้งที่มีคนรับ',
  add: 'ตั้งรางวัลใหญ่',
  said: (title: string) => `ตั้ง “${title}” แล้ว`,
  list: 'ที่ตั้งไว้และที่ผ่านมา',
  none: 'ยังไม่มีรางวัลใหญ่ ตั้งรางวัลแรกด้วยแบบฟอร์มด้านบน',
  fields: {
    title: 'ชื่อรางวัล',
    summary: 'คำอธิบายสั้น ๆ',
    gift: 'ของ',
    value_baht: 'มูลค่าจริงต่อชิ้น',
    stock: 'จำนวนชิ้น',
    opens_at: 'เปิดให้แลก',
    ends_at: 'ปิดรอบ',
  },
  baht: 'บาท',
  valueHint: 'ไม่ถึง 1,000 บาท ของที่แพงกว่านี้ต้องหักภาษี ณ ที่จ่ายและยืนยันตัวตนก่อน',
  timeHint: 'เวลาไทย',
  choose: 'เลือกของ',
  edit: (title: string) => `แก้ “${title}”`,
  save: 'บันทึก',
  saved: 'บันทึกแล้ว',
  when: (opens: string, ends: string) => `${opens} – ${ends}`,
  counts: (taken: number, stock: number) => `รับไปแล้ว ${taken} จาก ${stock} ชิ้น`,
  states: {
    upcoming: 'ยังไม่เปิด',
    open: 'เปิดให้แลกอยู่',
    gone: 'มีคนรับครบแล้ว',
    over: 'ปิดรอบแล้ว',
  } satisfies Record<Prize['state'], string>,
}
