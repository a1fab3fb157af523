/** What staff does here, with its Thai name in the log. */
export const staffActs = {
  'staff.change-confirmed': 'ยืนยันสิ่งที่ทีมงานอีกคนขอ',
  'staff.change-dropped': 'ไม่รับสิ่งที่ทีมงานขอ',
  'staff.change-proposed': 'ขอสิ่งที่ต้องให้คนที่สองยืนยัน',
} as const

declare module '#features/audit/contract.ts' {
  interface StaffActNames extends Record<keyof typeof staffActs, string> {}
}
