/** What staff does here, with its Thai name in the log. */
export const staffActs = {
  'word.added': 'เพิ่มคำของเกม',
  'word.edited': 'แก้คำของเกม',
  'word.restored': 'นำคำกลับมาใช้ในเกม',
  'word.release-kept': 'เก็บคำของเกมที่แก้ไว้ ไม่ใช้ของรุ่นใหม่',
  'word.release-taken': 'ใช้คำของเกมของรุ่นใหม่แทนที่แก้ไว้',
  'word.retired': 'พักคำของเกม',
} as const

/** What it is done to. */
export const staffSubjects = {
  game_word: 'คำของเกม',
} as const

declare module '#features/audit/contract.ts' {
  interface StaffActNames extends Record<keyof typeof staffActs, string> {}
  interface StaffSubjectNames extends Record<keyof typeof staffSubjects, string> {}
}
