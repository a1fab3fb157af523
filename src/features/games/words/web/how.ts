import { ask, type Hows } from '#kit/web/how.ts'

/** How staff uses the pages. */
export const how: Hows = {
  '/admin/words': {
    aim: 'ดูแลคำของเกม คำใบ้ และคำอธิบาย',
    steps: ['เพิ่มหรือเปิดคำที่จะแก้', 'ใส่คำใบ้ที่ไม่มีคำตอบอยู่', 'เลิกใช้คำที่ยากหรือง่ายเกินไป'],
    lasting: 'คำที่มีคนทายค้างอยู่ใช้ข้อความเดิมจนจบ คำไม่ถูกลบ เลิกใช้แล้วกลับมาใช้ได้',
    ask: ask.editor,
  },
}
