import { inBaht, inKoin } from '#lib/money.ts'

export const text = {
  title: 'ทุกอย่างที่มี',
  description: 'koin เงินฝาก กระเป๋าฝึก กองทุน และแผน รวมไว้ในหน้าเดียว',
  toBank: 'ธนาคาร',
  lead: 'มีสองยอด koin กับเงินฝึกเป็นคนละอย่าง แลกกันไม่ได้ จึงไม่บวกเข้าด้วยกัน',
  which: 'รายการ',
  total: 'รวม',
  koin: {
    title: 'koin',
    unit: 'koin',
    wallet: 'กระเป๋า koin (ออมทรัพย์)',
    fixed: (months: number) => `ฝากประจำ ${months} เดือน`,
    thaweesup: 'ทวีทรัพย์',
    accrued: (amount: string) => `ดอกเบี้ยออมทรัพย์สะสมแล้ว ${inKoin(amount)} ยังไม่เข้า จึงยังไม่นับ`,
  },
  practice: {
    title: 'เงินฝึก',
    unit: '฿ จำลอง',
    baht: (amount: string) => `${inBaht(amount)} จำลอง`,
    wallet: 'กระเป๋าฝึก',
    inOrders: 'อยู่ในคำสั่งที่ยังไม่เสร็จ',
    fund: (name: string) => `กองทุน ${name}`,
    plan: (name: string) => `แผน ${name}`,
    income: 'ได้รับเข้ากระเป๋าฝึกทั้งหมด',
    market: 'ตลาดทำให้ต่างไป หลังค่าธรรมเนียม',
    nav: 'หน่วยลงทุนคิดที่ราคาล่าสุดที่ประกาศ',
    unopened: 'ยังไม่ได้เปิดกระเป๋าฝึก เปิดเองเมื่อสั่งซื้อครั้งแรก',
    toFunds: 'ดูกองทุน',
  },
}
