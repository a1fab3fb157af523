/** What staff does here, with its Thai name in the log. */
export const staffActs = {
  'moderation.appeal.granted': 'รับคำขอให้ทบทวน',
  'moderation.appeal.refused': 'ยืนยันผลเดิมหลังทบทวน',
  'moderation.approved': 'ให้เนื้อหาอยู่ต่อ',
  'moderation.claimed': 'รับเรื่องในคิวตรวจ',
  'moderation.handed-over': 'ส่งเรื่องในคิวตรวจต่อให้คนอื่น',
  'moderation.hidden': 'ซ่อนเนื้อหา',
  'moderation.released': 'คืนเรื่องเข้าคิวตรวจ',
  'moderation.restored': 'นำเนื้อหากลับมาแสดง',
  'moderation.returned': 'ส่งเนื้อหากลับให้แก้',
} as const

/** What it is done to. */
export const staffSubjects = {
  moderation_case: 'เรื่องที่แจ้งเข้ามา',
} as const

declare module '#features/audit/contract.ts' {
  interface StaffActNames extends Record<keyof typeof staffActs, string> {}
  interface StaffSubjectNames extends Record<keyof typeof staffSubjects, string> {}
}
