import { ask, type Hows } from '#kit/web/how.ts'

/** How staff uses the pages. */
export const how: Hows = {
  '/admin/quest-gifts': {
    aim: 'ดูของขวัญ Super Quest ที่รอส่ง',
    steps: ['เริ่มจากบนสุด เพราะรอนานที่สุด', 'กดไปยังรายการแลกเพื่อแพ็กและใส่เลขพัสดุ', 'ของที่ยังไม่มีที่อยู่ รอให้เจ้าตัวใส่เอง'],
    lasting: 'หน้านี้อ่านอย่างเดียว การแพ็ก ส่ง และคืนทำในหน้ารายการแลก',
    ask: ask.fulfilment,
  },
}
