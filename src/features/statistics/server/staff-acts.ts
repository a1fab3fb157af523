/** What staff does here, with its Thai name in the log. */
export const staffActs = {
  'statistics.warehouse-rewritten': 'สั่งเขียนไฟล์คลังข้อมูลใหม่',
} as const

/** What it is done to. */
export const staffSubjects = {
  warehouse: 'ไฟล์คลังข้อมูล',
} as const

declare module '#features/audit/contract.ts' {
  interface StaffActNames extends Record<keyof typeof staffActs, string> {}
  interface StaffSubjectNames extends Record<keyof typeof staffSubjects, string> {}
}
