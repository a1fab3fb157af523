/** What staff does here, with its Thai name in the log. */
export const staffActs = {
  'holiday.added': 'บันทึกวันหยุดลงปฏิทินเนื้อหา',
  'holiday.removed': 'ลบวันหยุดออกจากปฏิทินเนื้อหา',
} as const

/** What it is done to. */
export const staffSubjects = {
  holiday: 'วันหยุด',
} as const

declare module '#features/audit/contract.ts' {
  interface StaffActNames extends Record<keyof typeof staffActs, string> {}
  interface StaffSubjectNames extends Record<keyof typeof staffSubjects, string> {}
}
