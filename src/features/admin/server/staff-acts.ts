/** What staff does here, with its Thai name in the log. */
export const staffActs = {
  'person.admin-created': 'สร้างผู้ดูแลคนแรก',
  'person.factors-reset': 'ล้างการยืนยันตัวตนให้ตั้งใหม่',
  'person.logins-ended': 'ให้ออกจากระบบทุกเครื่อง',
  'person.roles-changed': 'เปลี่ยนสิทธิทีมงาน',
} as const

declare module '#features/audit/contract.ts' {
  interface StaffActNames extends Record<keyof typeof staffActs, string> {}
}
