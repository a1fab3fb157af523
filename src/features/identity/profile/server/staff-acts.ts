/** What staff does here, with its Thai name in the log. */
export const staffActs = {
  'profile.edited': 'แก้โปรไฟล์ของคนอื่น',
} as const

declare module '#features/audit/contract.ts' {
  interface StaffActNames extends Record<keyof typeof staffActs, string> {}
}
