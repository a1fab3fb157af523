/** What staff does here, with its Thai name in the log. */
export const staffActs = {
  'person.looked-at': 'ดูชื่อ ที่อยู่ หรือข้อมูลติดต่อของสมาชิก',
} as const

/** What it is done to. */
export const staffSubjects = {
  person: 'สมาชิก',
} as const

declare module '#features/audit/contract.ts' {
  interface StaffActNames extends Record<keyof typeof staffActs, string> {}
  interface StaffSubjectNames extends Record<keyof typeof staffSubjects, string> {}
}
