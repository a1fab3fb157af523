/** What staff does here, with its Thai name in the log. */
export const staffActs = {
  'robo.policy-published': 'ออกข้อตกลงของ Fund-telligenz',
} as const

/** What it is done to. */
export const staffSubjects = {
  robo_policy: 'ข้อตกลงของ Fund-telligenz',
} as const

declare module '#features/audit/contract.ts' {
  interface StaffActNames extends Record<keyof typeof staffActs, string> {}
  interface StaffSubjectNames extends Record<keyof typeof staffSubjects, string> {}
}
