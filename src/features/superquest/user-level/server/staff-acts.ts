/** What staff does here, with its Thai name in the log. */
export const staffActs = {
  'quest.level-edited': 'แก้ระดับของ Super Quest',
} as const

/** What it is done to. */
export const staffSubjects = {
  user_level: 'ระดับของ Super Quest',
} as const

declare module '#features/audit/contract.ts' {
  interface StaffActNames extends Record<keyof typeof staffActs, string> {}
  interface StaffSubjectNames extends Record<keyof typeof staffSubjects, string> {}
}
