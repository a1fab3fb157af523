import { ask, type Hows } from '#kit/web/how.ts'

/** How staff uses the pages. */
export const how: Hows = {
  '/admin/questions/new': {
    aim: 'ลองตอบคำถามใหม่อย่างที่ผู้เรียนจะเห็น ก่อนยืนยันให้ถูกถาม',
    steps: ['ลองตอบเองก่อนดูเฉลย', 'อ่านเฉลย คำอธิบาย และแหล่งอ้างอิงทุกข้อ', 'ยืนยันหรือไม่รับที่หน้ารอคนที่สอง'],
    lasting: 'หน้านี้อ่านอย่างเดียว คำตอบของคุณไม่นับ',
    ask: ask.editor,
  },
}
