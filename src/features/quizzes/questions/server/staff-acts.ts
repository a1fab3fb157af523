/** What staff does here, with its Thai name in the log. */
export const staffActs = {
  'question.added': 'เพิ่มคำถาม',
  'question.confirmed': 'ให้เริ่มใช้คำถามใหม่',
  'question.edited': 'แก้คำถาม',
  'question.restored': 'นำคำถามกลับมาใช้',
  'question.release-kept': 'เก็บคำถามที่แก้ไว้ ไม่ใช้ของรุ่นใหม่',
  'question.release-taken': 'ใช้คำถามของรุ่นใหม่แทนที่แก้ไว้',
  'question.retired': 'พักคำถาม',
} as const

/** What it is done to. */
export const staffSubjects = {
  question: 'คำถาม',
  question_approval: 'คำขอใช้คำถามใหม่',
} as const

declare module '#features/audit/contract.ts' {
  interface StaffActNames extends Record<keyof typeof staffActs, string> {}
  interface StaffSubjectNames extends Record<keyof typeof staffSubjects, string> {}
}
