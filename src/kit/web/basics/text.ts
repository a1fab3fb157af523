/** The words that most pages' parts say themselves. What a screen says comes in as props; rarer words stand by themselves. */
export const uiText = {
  busy: 'กำลังทำรายการ',
  close: 'ปิด',
  optional: 'ไม่บังคับ',
  koin: 'koin',
  /** An amount that is itself what was earned says nothing of a balance. */
  earned: (earned: string, amount: string) =>
    earned === amount ? `ได้ ${earned} koin` : `ได้ ${earned} koin ตอนนี้มี ${amount} koin`,
  simulated: 'จำลอง',
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
