import { ask, type Hows } from '#kit/web/how.ts'

/** How staff uses the pages. */
export const how: Hows = {
  '/admin/quest-levels': {
    aim: 'แก้ชื่อและคำของระดับใน Super Quest และของขวัญของระดับ',
    steps: ['เปิดระดับที่จะแก้', 'แก้คำ หรือเลือกของขวัญและจำนวน', 'บันทึก แล้วดูหน้าของผู้เรียน'],
    lasting: 'ของขวัญที่มีคนได้ไปแล้วเรียกคืนไม่ได้ แต้มและ koin ของระดับแก้ไม่ได้',
    ask: ask.editor,
  },
}
