/** What staff does here, with its Thai name in the log. */
export const staffActs = {
  'bank.nav-decided': 'ตัดสินไฟล์ราคากองทุนที่รอคนที่สอง',
  'bank.nav-imported': 'นำไฟล์ราคากองทุนเข้า',
  'bank.nav-source-changed': 'ให้กองทุนใช้ราคาจากไฟล์',
} as const

/** What it is done to. */
export const staffSubjects = {
  nav_import: 'ไฟล์ราคากองทุน',
} as const

declare module '#features/audit/contract.ts' {
  interface StaffActNames extends Record<keyof typeof staffActs, string> {}
  interface StaffSubjectNames extends Record<keyof typeof staffSubjects, string> {}
}
