/** What staff does here, with its Thai name in the log. */
export const staffActs = {
  'bank.clock-set': 'ตั้งนาฬิกาของธนาคาร',
} as const

/** What it is done to. */
export const staffSubjects = {
  bank_clock: 'นาฬิกาของธนาคาร',
} as const

declare module '#features/audit/contract.ts' {
  interface StaffActNames extends Record<keyof typeof staffActs, string> {}
  interface StaffSubjectNames extends Record<keyof typeof staffSubjects, string> {}
}
