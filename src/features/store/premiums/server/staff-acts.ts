/** What staff does here, with its Thai name in the log. */
export const staffActs = {
  'store.charity-report-removed': 'ลบข้อความเรื่องเงินบริจาค',
  'store.charity-reported': 'บอกผลของเงินบริจาค',
  'store.premium-created': 'เพิ่มของรางวัล',
  'store.premium-edited': 'แก้ของรางวัล',
  'store.stock-changed': 'เปลี่ยนจำนวนของรางวัล',
} as const

/** What it is done to. */
export const staffSubjects = {
  premium: 'ของรางวัล',
} as const

declare module '#features/audit/contract.ts' {
  interface StaffActNames extends Record<keyof typeof staffActs, string> {}
  interface StaffSubjectNames extends Record<keyof typeof staffSubjects, string> {}
}
