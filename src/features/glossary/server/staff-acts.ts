/** What staff does here, with its Thai name in the log. */
export const staffActs = {
  'term.edited': 'แก้คำศัพท์การเงิน',
} as const

/** What it is done to. */
export const staffSubjects = {
  glossary_term: 'คำศัพท์การเงิน',
} as const

declare module '#features/audit/contract.ts' {
  interface StaffActNames extends Record<keyof typeof staffActs, string> {}
  interface StaffSubjectNames extends Record<keyof typeof staffSubjects, string> {}
}
