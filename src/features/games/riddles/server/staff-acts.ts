/** What staff does here, with its Thai name in the log. */
export const staffActs = {
  'riddle.added': 'เพิ่มภาพปริศนา',
  'riddle.edited': 'แก้ภาพปริศนา',
  'riddle.restored': 'นำภาพปริศนากลับมาใช้',
  'riddle.release-kept': 'เก็บภาพปริศนาที่แก้ไว้ ไม่ใช้ของรุ่นใหม่',
  'riddle.release-taken': 'ใช้ภาพปริศนาของรุ่นใหม่แทนที่แก้ไว้',
  'riddle.retired': 'พักภาพปริศนา',
} as const

/** What it is done to. */
export const staffSubjects = {
  riddle: 'ภาพปริศนา',
} as const

declare module '#features/audit/contract.ts' {
  interface StaffActNames extends Record<keyof typeof staffActs, string> {}
  interface StaffSubjectNames extends Record<keyof typeof staffSubjects, string> {}
}
