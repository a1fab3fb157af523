import { ask, type Hows } from '#kit/web/how.ts'

/** How staff uses the pages. */
export const how: Hows = {
  '/admin/crosswords': {
    aim: 'ดูตารางของแต่ละวันและสัปดาห์ และแทนที่ตารางที่ยังไม่ถึงวัน',
    steps: ['ดูว่าวันไหนยังไม่มีตาราง', 'เตรียมไฟล์ ipuz ตามขนาดที่บอก', 'นำเข้า แล้วตรวจคำใบ้ทุกข้อ'],
    lasting: 'ตารางของวันที่เริ่มเล่นแล้วแทนที่ไม่ได้',
    ask: ask.editor,
  },
}
