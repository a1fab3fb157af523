import type { NewsTopic } from '../contract.ts'

/** The words of market notes. */
export const text = {
  title: 'บันทึกตลาด',
  made: 'ข้อมูลสมมุติ',
  lead: 'เขียนโดยทีมงาน อ่านเพื่อเข้าใจ ไม่ใช่คำแนะนำให้ซื้อขาย',
  none: 'ยังไม่มีบันทึกตลาด',
  read: 'อ่านบันทึก',
  source: 'ที่มา',
  failed: 'โหลดบันทึกตลาดไม่สำเร็จ',
  topics: {
    market: 'ตลาด',
    behaviour: 'พฤติกรรม',
    fees: 'ค่าธรรมเนียม',
    economy: 'เศรษฐกิจ',
    product: 'ผลิตภัณฑ์',
  } satisfies Record<NewsTopic, string>,
} as const
