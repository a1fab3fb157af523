/**
 * The texts of components that most pages use. Texts of a screen are props; texts of rarer components are in their own
 * files.
 */
export const uiText = {
  busy: 'กำลังทำรายการ',
  close: 'ปิด',
  optional: 'ไม่บังคับ',
  koin: 'koin',
  /** When the whole amount was just earned, the balance is not repeated. */
  earned: (earned: string, amount: string) =>
    earned === amount ? `ได้ ${earned} koin` : `ได้ ${earned} koin ตอนนี้มี ${amount} koin`,
  simulated: 'จำลอง',
  sample: 'ตัวอย่าง',
  asPupil: 'ดูแบบนักเรียน',
  newTab: '(เปิดแท็บใหม่)',
  of: (done: string, total: string) => `${done} จาก ${total}`,

  pages: 'หน้า',
  page: (page: number) => `หน้า ${page}`,
  previousPage: 'หน้าก่อน',
  nextPage: 'หน้าถัดไป',
  more: (count: number) => `ดูเพิ่มอีก ${count}`,
  loading: 'กำลังโหลด',
  loadFailed: 'โหลดไม่สำเร็จ',
  dismiss: 'ปิดข้อความ',

  contents: 'ในบทความนี้',
} as const
