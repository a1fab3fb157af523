import { ask, type Hows } from '#kit/web/how.ts'

/** How staff uses the pages. */
export const how: Hows = {
  '/admin/robo/policies': {
    aim: 'เขียนข้อตกลงของ Fund-telligenz ฉบับใหม่',
    steps: ['แก้จากฉบับล่าสุด', 'เลือกวันเริ่มใช้ ตั้งแต่พรุ่งนี้', 'ส่งให้บรรณาธิการอีกคนยืนยัน'],
    lasting: 'ฉบับที่เริ่มใช้แล้วแก้และลบไม่ได้ ต้องออกฉบับใหม่',
    ask: ask.editor,
  },
}
