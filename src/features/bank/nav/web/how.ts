import { ask, type Hows } from '#kit/web/how.ts'

/** How staff uses the pages. */
export const how: Hows = {
  '/admin/bank/nav': {
    aim: 'นำเข้าไฟล์ราคากองทุน และตรวจว่าราคาไหนเปลี่ยนผิดปกติ',
    steps: ['เตรียม CSV ที่มีหัวตาราง fund,date,nav', 'นำเข้า ถ้ามีวันที่เปลี่ยนเกิน 20 % ไฟล์จะรอคนที่สอง', 'ตรวจราคาล่าสุดในหน้ากองทุน'],
    lasting: 'ราคาที่นำเข้าแล้วใช้กับคำสั่งซื้อขาย และลบไม่ได้',
    ask: ask.finance,
  },
}
