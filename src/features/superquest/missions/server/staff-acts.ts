/** What staff does here, with its Thai name in the log. */
export const staffActs = {
  'quest.mission-asked': 'ขอเปิดภารกิจที่จ่ายเกินจำนวนซึ่งคนเดียวตั้งได้',
  'quest.mission-created': 'สร้างภารกิจ',
  'quest.mission-dropped': 'ไม่เปิดภารกิจที่ขอไว้',
  'quest.mission-edited': 'แก้ภารกิจ',
  'quest.mission-ended': 'ปิดรับภารกิจก่อนเวลา',
  'quest.mission-scheduled': 'ตั้งให้ภารกิจเปิดตามเวลา',
  'quest.prize-created': 'ตั้งรางวัลใหญ่',
  'quest.prize-edited': 'แก้รางวัลใหญ่',
} as const

/** What it is done to. */
export const staffSubjects = {
  big_prize: 'รางวัลใหญ่',
  mission: 'ภารกิจ',
} as const

declare module '#features/audit/contract.ts' {
  interface StaffActNames extends Record<keyof typeof staffActs, string> {}
  interface StaffSubjectNames extends Record<keyof typeof staffSubjects, string> {}
}
