/** What staff does here, with its Thai name in the log. */
export const staffActs = {
  'summary.accepted': 'รับสรุปของสมาชิก',
  'summary.returned': 'ส่งสรุปกลับให้แก้',
} as const

/** What it is done to. */
export const staffSubjects = {
  post_summary: 'สรุปของสมาชิก',
} as const

declare module '#features/audit/contract.ts' {
  interface StaffActNames extends Record<keyof typeof staffActs, string> {}
  interface StaffSubjectNames extends Record<keyof typeof staffSubjects, string> {}
}
