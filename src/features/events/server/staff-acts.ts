/** What staff does here, with its Thai name in the log. */
export const staffActs = {
  'event.called-off': 'ยกเลิกกิจกรรม',
  'event.checked-in': 'เช็กอินผู้เข้าร่วม',
  'event.created': 'สร้างกิจกรรม',
  'event.edited': 'แก้กิจกรรม',
  'event.reward-asked': 'ขอรางวัลกิจกรรม',
  'event.reward-confirmed': 'ยืนยันรางวัลกิจกรรม',
  'event.reward-dropped': 'ไม่รับรางวัลกิจกรรมที่ขอ',
  'event.voucher-given': 'ให้บัตรเข้ากิจกรรม',
} as const

/** What it is done to. */
export const staffSubjects = {
  event: 'กิจกรรม',
  event_voucher: 'บัตรเข้ากิจกรรม',
} as const

declare module '#features/audit/contract.ts' {
  interface StaffActNames extends Record<keyof typeof staffActs, string> {}
  interface StaffSubjectNames extends Record<keyof typeof staffSubjects, string> {}
}
