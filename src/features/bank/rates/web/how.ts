import { ask, type Hows } from '#kit/web/how.ts'

/** How staff uses the pages. */
export const how: Hows = {
  '/admin/bank/rates': {
    aim: 'ขอเปลี่ยนอัตราดอกเบี้ยเงินฝากจำลอง และพักการเปิดบัญชี',
    steps: ['ใส่อัตราใหม่และวันเริ่ม', 'ส่งให้คนที่สองยืนยัน', 'พักการเปิดบัญชีพร้อมเหตุผล เมื่อจำเป็นต้องหยุดก่อน'],
    lasting: 'บัญชีที่เปิดไว้แล้วใช้อัตราเดิมจนครบ เปลี่ยนย้อนหลังไม่ได้',
    ask: ask.finance,
  },
}
