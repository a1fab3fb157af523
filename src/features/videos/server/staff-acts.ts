/** What staff does here, with its Thai name in the log. */
export const staffActs = {
  'video.added': 'เพิ่มวิดีโอ',
  'video.captions-changed': 'เปลี่ยนคำบรรยายวิดีโอ',
  'video.edited': 'แก้รายละเอียดวิดีโอ',
  'video.published': 'เผยแพร่วิดีโอ',
  'video.series-added': 'เพิ่มชุดวิดีโอ',
  'video.unpublished': 'เลิกเผยแพร่วิดีโอ',
} as const

/** What it is done to. */
export const staffSubjects = {
  video: 'วิดีโอ',
  video_series: 'ชุดวิดีโอ',
} as const

declare module '#features/audit/contract.ts' {
  interface StaffActNames extends Record<keyof typeof staffActs, string> {}
  interface StaffSubjectNames extends Record<keyof typeof staffSubjects, string> {}
}
