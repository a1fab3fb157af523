import { formatThaiDate } from '#lib/thai/bangkok-time.ts'

export const holidayText = {
  title: 'วันหยุดและปิดเทอม',
  none: 'ช่วงนี้ยังไม่มีวันหยุดที่ทีมงานบันทึกไว้',
  kinds: { holiday: 'วันหยุด', 'school-break': 'ปิดเทอม' },
  span: (first: string, last: string) => `${formatThaiDate(first)} ถึง ${formatThaiDate(last)}`,
  readAt: (source: string, day: string) => `ที่มา: ${source} · อ่านเมื่อ ${day}`,
  remove: 'ลบ',
  removeOf: (title: string) => `ลบ ${title}`,
  add: 'บันทึกวันหยุด',
  addHint: 'บันทึกเฉพาะวันที่มีประกาศจริง และบอกว่าอ่านจากที่ไหน ปฏิทินแสดงไว้ให้ทีมงานเท่านั้น ไม่เลื่อนอะไรเอง',
  added: (title: string) => `บันทึก ${title} แล้ว`,
  kind: 'ชนิด',
  name: 'ชื่อวันหยุด',
  first: 'วันแรก',
  last: 'วันสุดท้าย',
  lastHint: 'เว้นไว้ถ้าหยุดวันเดียว',
  source: 'ที่มา',
  sourceHint: 'ชื่อประกาศ หรือที่อยู่เว็บของประกาศ',
  readOn: 'วันที่อ่านประกาศ',
}
