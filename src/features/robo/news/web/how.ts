import { ask, type Hows } from '#kit/web/how.ts'

/** How staff uses the pages. */
export const how: Hows = {
  '/admin/robo/news': {
    aim: 'เขียนบันทึกตลาดสั้น ๆ ในหน้า Fund-telligenz',
    steps: ['เขียนสิ่งที่เกิดขึ้น ไม่แนะนำให้ซื้อหรือขาย', 'เลือกวัน วันข้างหน้าจะขึ้นเองในวันนั้น', 'ซ่อนบันทึกที่ผิด แล้วเขียนใหม่'],
    lasting: 'ซ่อนแล้วแสดงใหม่ได้ คนที่อ่านไปแล้วก็อ่านไปแล้ว',
    ask: ask.editor,
  },
}
