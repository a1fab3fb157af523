/** The words of an article's page around its text. */
export const postText = {
  contents: 'ในเรื่องนี้',
  question: 'คำถามท้ายเรื่อง',
  teaserTitle: 'ตอบได้หลังอ่านจบ',
  teaser: (koin: string) => `ท้ายเรื่องมีคำถาม 1 ข้อ ตอบถูกได้ ${koin} koin`,
  toQuestion: 'ไปที่คำถาม',
  end: 'ถูกใจและแชร์',
  tags: 'แท็กของเรื่องนี้',
  writtenBy: 'เขียนโดย',
  allOfVoice: (name: string) => `อ่านทุกเรื่องของ${name}`,
  related: 'อ่านต่อ',
}
