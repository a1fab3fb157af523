/** What staff does here, with its Thai name in the log. */
export const staffActs = {
  'koin.adjusted': 'ปรับยอด koin ของสมาชิก',
  'rate.set': 'ตั้งอัตรา',
} as const

/** What it is done to. */
export const staffSubjects = {
  koin_adjustment: 'การปรับยอด koin',
  rate: 'อัตรา',
} as const

declare module '#features/audit/contract.ts' {
  interface StaffActNames extends Record<keyof typeof staffActs, string> {}
  interface StaffSubjectNames extends Record<keyof typeof staffSubjects, string> {}
}
