/** What staff does here, with its Thai name in the log. */
export const staffActs = {
  'quest.krazy-day-announced': 'ประกาศ Krazy Day',
  'quest.krazy-day-cancelled': 'ยกเลิก Krazy Day ก่อนเริ่ม',
  'quest.krazy-day-edited': 'แก้ Krazy Day',
} as const

/** What it is done to. */
export const staffSubjects = {
  krazy_day: 'วัน Krazy Day',
} as const

declare module '#features/audit/contract.ts' {
  interface StaffActNames extends Record<keyof typeof staffActs, string> {}
  interface StaffSubjectNames extends Record<keyof typeof staffSubjects, string> {}
}
