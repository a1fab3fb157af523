import { ask, type Hows } from '#kit/web/how.ts'

/** How staff uses the pages. */
export const how: Hows = {
  '/admin/quiz-calendar': {
    aim: 'เลือกว่าคำถามไหนอยู่ในควิซวันไหน เดือนไหน และปลายภาคไหน',
    steps: ['ดูวันที่ยังไม่มีใครเลือกข้อ', 'เลือกข้อของวันนั้น หรือปล่อยให้ระบบเลือก', 'บันทึก แล้วตรวจอีกครั้งในหน้าเดียวกัน'],
    lasting: 'วันที่เริ่มแล้วเปลี่ยนข้อไม่ได้',
    ask: ask.editor,
  },
}
