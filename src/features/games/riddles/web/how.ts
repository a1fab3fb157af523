import { ask, type Hows } from '#kit/web/how.ts'

/** How staff uses the pages. */
export const how: Hows = {
  '/admin/riddles': {
    aim: 'ดูแลภาพปริศนา คำตอบที่รับ และคำอธิบาย',
    steps: ['เพิ่มหรือเปิดภาพที่จะแก้', 'ใส่คำตอบที่รับ และคำบอกภาพที่ไม่มีคำตอบอยู่', 'เลิกใช้ภาพที่ไม่ต้องการ'],
    lasting: 'ชุดที่มีคนเปิดอยู่ใช้ของเดิมจนจบ ภาพไม่ถูกลบ เลิกใช้แล้วกลับมาใช้ได้',
    ask: ask.editor,
  },
}
