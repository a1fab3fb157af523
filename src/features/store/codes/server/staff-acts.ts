/** What staff does here, with its Thai name in the log. */
export const staffActs = {
  'store.code-key-rotated': 'เปลี่ยนกุญแจของโค้ด',
  'store.codes-imported': 'นำโค้ดเข้าคลัง',
} as const

declare module '#features/audit/contract.ts' {
  interface StaffActNames extends Record<keyof typeof staffActs, string> {}
}
