import { inBaht } from '#lib/money.ts'
import type { Difference } from '../../compare-rules.ts'

/** The words of the comparison's columns. */
export const compareText = {
  table: 'เทียบทีละเรื่อง',
  rows: {
    change: () => 'ในช่วงที่เลือก',
    fall: () => 'เคยลงลึกสุดตั้งแต่เริ่ม',
    yearlyFee: () => 'ค่าธรรมเนียมต่อปี ของ 100\u00a0฿',
    frontFee: () => 'ค่าธรรมเนียมตอนซื้อ ของ 100\u00a0฿',
    tenYears: (growth) => `10\u00a0ปี ค่าธรรมเนียมกินไป ของ 100\u00a0฿ (ถ้าตลาดให้ปีละ ${growth})`,
  } satisfies Record<Difference, (growth: string) => string>,
  risk: 'ความเสี่ยง',
  line: 'เส้นในช่วงที่เลือก ทุกกองใช้มาตราเดียวกัน สีแดงคือช่วงที่ลงลึกสุด',
  most: {
    change: (high: string, up: string, low: string, down: string) =>
      `ต่างกันมากที่สุดที่|ผลในช่วงนี้|: ${high} ${up} ส่วน ${low} ${down}`,
    fall: (high: string, up: string, low: string, down: string) =>
      `ต่างกันมากที่สุดที่|ตอนแย่|: ${low} เคยลงถึง ${down} ส่วน ${high} ${up}`,
    yearlyFee: (high: string, up: string, low: string, down: string) =>
      `ต่างกันมากที่สุดที่|ค่าธรรมเนียมต่อปี|: ${high} เสีย ${up} จาก 100\u00a0฿ ส่วน ${low} ${down}`,
    frontFee: (high: string, up: string, low: string, down: string) =>
      `ต่างกันมากที่สุดที่|ค่าธรรมเนียมตอนซื้อ|: ${high} เสีย ${up} จาก 100\u00a0฿ ส่วน ${low} ${down}`,
    tenYears: (high: string, up: string, low: string, down: string) =>
      `ต่างกันมากที่สุดที่|ค่าธรรมเนียม|: 10\u00a0ปี ${high} เสีย ${up} จาก 100\u00a0฿ ส่วน ${low} ${down}`,
  } satisfies Record<Difference, (high: string, up: string, low: string, down: string) => string>,
  alike: 'กองที่เลือกให้ตัวเลขเท่ากันทุกเรื่องในหน้านี้',
  same: 'เหมือนกัน',
  noFee: 'ไม่เสีย',
  fee: (amount: string) => inBaht(amount),
  chart: 'ดูกราฟใหญ่ เลื่อนดูทีละวัน',
  sameMonths: 'เทียบกับเงินฝากในเดือนเท่ากัน',
}
