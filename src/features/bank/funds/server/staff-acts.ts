/** What staff does here, with its Thai name in the log. */
export const staffActs = {
  'bank.fund-created': 'เพิ่มกองทุน',
  'bank.fund-edited': 'แก้คำอธิบายกองทุน',
  'bank.fund-paused': 'พักหรือเปิดกองทุน',
} as const

/** What it is done to. */
export const staffSubjects = {
  fund: 'กองทุน',
} as const

declare module '#features/audit/contract.ts' {
  interface StaffActNames extends Record<keyof typeof staffActs, string> {}
  interface StaffSubjectNames extends Record<keyof typeof staffSubjects, string> {}
}
