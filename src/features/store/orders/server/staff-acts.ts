/** What staff does here, with its Thai name in the log. */
export const staffActs = {
  'store.order-moved': 'เลื่อนสถานะรายการแลก',
  'store.order-refunded': 'คืน koin ของรายการแลก',
  'store.orders-exported': 'ส่งออกรายการแลกพร้อมที่อยู่',
  'store.orders-imported': 'นำไฟล์รายการแลกกลับเข้า',
} as const

/** What it is done to. */
export const staffSubjects = {
  premium_order: 'รายการแลก',
} as const

declare module '#features/audit/contract.ts' {
  interface StaffActNames extends Record<keyof typeof staffActs, string> {}
  interface StaffSubjectNames extends Record<keyof typeof staffSubjects, string> {}
}
