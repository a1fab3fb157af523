/** What staff does here, with its Thai name in the log. */
export const staffActs = {
  'robo.news-edited': 'แก้บันทึกตลาด',
  'robo.news-written': 'เขียนบันทึกตลาด',
} as const

/** What it is done to. */
export const staffSubjects = {
  robo_news: 'บันทึกตลาด',
} as const

declare module '#features/audit/contract.ts' {
  interface StaffActNames extends Record<keyof typeof staffActs, string> {}
  interface StaffSubjectNames extends Record<keyof typeof staffSubjects, string> {}
}
