/** The words of an account's notices. */
export const text = {
  title: 'ข้อความจากแผน',
  none: 'ไม่มีข้อความใหม่',
  accept: 'รับทราบ',
  acceptAll: 'รับทราบทั้งหมด',
  accepted: 'รับทราบแล้ว',
  see: 'ดูรายละเอียด',
} as const
