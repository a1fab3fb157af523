/** Texts about queued answers and likes; a separate file, because every page loads it some time after hydration. */
export const pendingReadingText = {
  saved: 'บันทึกไว้แล้ว จะส่งเมื่อกลับมาออนไลน์',
  savedWhy: 'เฉลยจะมาหลังส่งถึง ระหว่างนี้อ่านเรื่องอื่นต่อได้เลย',
  savedLike: 'บันทึกไว้แล้ว จะส่งเมื่อกลับมาออนไลน์',
  answeredBefore: 'เรื่องนี้คุณตอบไว้ก่อนแล้ว เรานับคำตอบแรกที่ส่งมา',
  gone: 'บทความที่คุณตอบไว้ไม่ได้เผยแพร่แล้ว คำตอบนั้นจึงไม่ได้ส่ง',
  tooOldAnswers: (count: number) => `คำตอบท้ายบทความ ${count} เรื่อง`,
  tooOldLikes: (count: number) => `ถูกใจบทความ ${count} เรื่อง`,
  sent: (count: number) => `ส่งคำตอบท้ายบทความที่เก็บไว้ ${count} เรื่องแล้ว เปิดบทความเพื่อดูเฉลย`,
}
