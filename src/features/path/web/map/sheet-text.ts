/** The words of a stop's sheet, which a page loads with the sheet. */
export const sheetText = {
  can: (can: string) => `จบแล้วคุณจะ${can}`,
  steps: (title: string) => `ขั้นตอนของด่าน ${title}`,
  read: (title: string) => `อ่านและตอบคำถามท้ายเรื่อง ${title}`,
  task: {
    'daily-quiz': () => 'ทำควิซประจำวันให้ครบ',
    article: (title: string | null) => `ตอบคำถามท้ายเรื่อง ${title ?? ''}`,
    share: () => 'ชวนเพื่อนอ่าน แชร์เรื่องนี้ให้หนึ่งคน',
  },
  done: 'เสร็จแล้ว',
  recheck: 'ทบทวน 1 ข้อ หลังเรียน 3 วัน',
  recheckOn: (date: string) => `ทบทวน 1 ข้อ เปิดวันที่ ${date}`,
  recheckNow: 'ทบทวน 1 ข้อ ทำได้แล้ว',
  recheckDone: 'ทบทวนแล้ว จำได้',
  place: (land: string, number: number) => `${land} ด่าน ${number}`,
  readNow: 'เริ่มอ่าน',
  tryNow: 'ไปลองทำ',
  again: 'อ่านทวนอีกครั้ง',
  later: 'ไว้ก่อน',
  toBefore: (title: string) => `ไปด่าน “${title}”`,
  readAnyway: 'อ่านเรื่องนี้ก่อนก็ได้',
}
