import { ask, type Hows } from '#kit/web/how.ts'

/** How staff uses the pages. */
export const how: Hows = {
  '/admin/bank/clock': {
    aim: 'ขอเปลี่ยนว่าหนึ่งเดือนของธนาคารจำลองยาวกี่วันจริง',
    steps: ['อ่านว่าตอนนี้เดือนยาวกี่วัน', 'ใส่ความยาวใหม่และวันเริ่ม', 'ส่งให้คนที่สองยืนยัน'],
    lasting: 'วันที่ผ่านไปแล้วไม่ขยับ และการเปลี่ยนที่เริ่มแล้วย้อนไม่ได้',
    ask: ask.finance,
  },
}
