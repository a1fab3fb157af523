/** What staff does here, with its Thai name in the log. */
export const staffActs = {
  'content.assigned': 'มอบเนื้อหาให้คนดูแล',
  'content.noted': 'เขียนโน้ตของเนื้อหา',
} as const

/** What it is done to: a piece of content, named by its kind and its id. */
export const staffSubjects = {
  content: 'เนื้อหา',
} as const

declare module '#features/audit/contract.ts' {
  interface StaffActNames extends Record<keyof typeof staffActs, string> {}
  interface StaffSubjectNames extends Record<keyof typeof staffSubjects, string> {}
}
