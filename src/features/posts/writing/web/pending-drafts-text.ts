/** A separate file, because every page loads it some time after hydration. */
export const pendingDraftsText = {
  untitled: 'ฉบับร่างที่ยังไม่มีชื่อ',
  notTaken: (title: string, why: string) =>
    `บันทึก “${title}” ที่เขียนไว้ตอนไม่มีเน็ตไม่ได้ ${why} ข้อความยังอยู่ที่ “โพสต์ของฉัน” ในโปรไฟล์`,
}
