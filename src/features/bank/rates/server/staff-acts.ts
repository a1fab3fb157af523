/** What staff does here, with its Thai name in the log. */
export const staffActs = {
  'bank.product-paused': 'พักหรือเปิดผลิตภัณฑ์ธนาคาร',
  'bank.rate-set': 'ตั้งอัตราดอกเบี้ย',
} as const

/** What it is done to. */
export const staffSubjects = {
  bank_product: 'ผลิตภัณฑ์ธนาคาร',
  bank_rate: 'อัตราดอกเบี้ย',
} as const

declare module '#features/audit/contract.ts' {
  interface StaffActNames extends Record<keyof typeof staffActs, string> {}
  interface StaffSubjectNames extends Record<keyof typeof staffSubjects, string> {}
}
