/** What staff does here, with its Thai name in the log. */
export const staffActs = {
  'crossword.imported': 'นำปริศนาอักษรไขว้เข้า',
} as const

/** What it is done to. */
export const staffSubjects = {
  crossword: 'ปริศนาอักษรไขว้',
} as const

declare module '#features/audit/contract.ts' {
  interface StaffActNames extends Record<keyof typeof staffActs, string> {}
  interface StaffSubjectNames extends Record<keyof typeof staffSubjects, string> {}
}
