import { ask, type Hows } from '#kit/web/how.ts'

/** How staff uses the pages. */
export const how: Hows = {
  '/admin/krazy-days': {
    aim: 'ประกาศ Krazy Day: ของ ราคา จำนวน และเวลา',
    steps: ['เลือกของและราคาที่คงที่ทั้งวัน', 'ตั้งเวลาล่วงหน้าอย่างน้อย 24 ชั่วโมง นอกเวลาเรียน', 'ถ้าเกินงบของคนเดียว รอคนที่สองยืนยัน'],
    lasting: 'เริ่มแล้วแก้ได้เพียงเพิ่มจำนวน ของที่แลกไปแล้วเรียกคืนไม่ได้',
    ask: ask.editor,
  },
}
