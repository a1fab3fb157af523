/** What staff does here, with its Thai name in the log. */
export const staffActs = {
  'work.claimed': 'รับเรื่องในคิวไว้ทำ',
  'work.handed-over': 'ส่งเรื่องในคิวต่อให้คนอื่น',
  'work.released': 'คืนเรื่องเข้าคิว',
} as const

/** What it is done to. */
export const staffSubjects = {
  staff_work: 'เรื่องในคิวงาน',
} as const

declare module '#features/audit/contract.ts' {
  interface StaffActNames extends Record<keyof typeof staffActs, string> {}
  interface StaffSubjectNames extends Record<keyof typeof staffSubjects, string> {}
}
