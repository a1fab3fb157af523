import { newsTopicNames } from '../contract.ts'

/** The words of market notes. */
export const text = {
  title: 'บันทึกตลาด',
  made: 'ข้อมูลสมมุติ',
  lead: 'เขียนโดยทีมงาน อ่านเพื่อเข้าใจ ไม่ใช่คำแนะนำให้ซื้อขาย',
  none: 'ยังไม่มีบันทึกตลาด',
  read: 'อ่านบันทึก',
  article: 'อ่านบทความที่เกี่ยวกัน',
  failed: 'โหลดบันทึกตลาดไม่สำเร็จ',
  topics: newsTopicNames,
} as const
