/** What staff does here, with its Thai name in the log. */
export const staffActs = {
  'robo.looked-at': 'ดูบัญชี Fund-telligenz ของสมาชิก',
} as const

declare module '#features/audit/contract.ts' {
  interface StaffActNames extends Record<keyof typeof staffActs, string> {}
}
