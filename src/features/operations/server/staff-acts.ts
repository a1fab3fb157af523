/** What staff does here, with its Thai name in the log. */
export const staffActs = {
  'operations.audit-run': 'สั่งตรวจบัญชี koin',
  'operations.closed': 'ปิดเว็บเพื่อปรับปรุง',
  'operations.job-retried': 'ให้งานที่ค้างเริ่มใหม่',
  'operations.job-run': 'สั่งงานตามเวลาให้เริ่มเดี๋ยวนี้',
  'operations.mail-resent': 'ส่งอีเมลอีกครั้ง',
  'operations.opened': 'เปิดเว็บหลังปรับปรุง',
} as const

/** What it is done to. */
export const staffSubjects = {
  job: 'งานเบื้องหลัง',
  mail: 'อีเมล',
  maintenance: 'การปิดปรับปรุง',
} as const

declare module '#features/audit/contract.ts' {
  interface StaffActNames extends Record<keyof typeof staffActs, string> {}
  interface StaffSubjectNames extends Record<keyof typeof staffSubjects, string> {}
}
