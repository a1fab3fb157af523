import { ask, type Hows } from '#kit/web/how.ts'

/** How staff uses the pages. */
export const how: Hows = {
  '/admin/outbox': {
    aim: 'อ่านอีเมลที่ระบบจะส่ง ในเครื่องที่ไม่ได้ต่อกับเซิร์ฟเวอร์อีเมล',
    steps: ['เปิดฉบับที่ต้องการ', 'กดลิงก์ในอีเมลเพื่อลองอย่างผู้รับ', 'ใช้กับบัญชีตัวอย่างเท่านั้น'],
    lasting: 'ลิงก์ในอีเมลมีผลจริง เช่น ยืนยันอีเมลหรือตั้งรหัสผ่านใหม่',
    ask: ask.admin,
  },
}
