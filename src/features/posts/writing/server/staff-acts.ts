/** What staff does here, with its Thai name in the log. */
export const staffActs = {
  'post.approved': 'อนุมัติโพสต์',
  'post.returned': 'ส่งโพสต์กลับให้แก้',
  'article.edited': 'แก้บทความ',
  'article.shown': 'เผยแพร่บทความอีกครั้ง',
  'article.withdrawn': 'ถอนบทความ',
} as const

/** What it is done to. */
export const staffSubjects = {
  post: 'โพสต์',
} as const

declare module '#features/audit/contract.ts' {
  interface StaffActNames extends Record<keyof typeof staffActs, string> {}
  interface StaffSubjectNames extends Record<keyof typeof staffSubjects, string> {}
}
