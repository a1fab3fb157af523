/** The words around the blocks of an article that do something. */
export const liveBlockText = {
  sortingHint: 'เลือกกลุ่มให้แต่ละใบ แล้วอ่านเหตุผล',
  answer: 'ดูเฉลย',
  belongs: (group: string) => `อยู่กลุ่ม “${group}”`,
  right: (group: string) => `ใช่ อยู่กลุ่ม “${group}”`,
  wrong: (group: string) => `ยังไม่ใช่ ใบนี้อยู่กลุ่ม “${group}”`,
  tally: (right: number, done: number, all: number) => `เลือกแล้ว ${done} จาก ${all} ใบ ถูก ${right} ใบ`,
  sortAgain: 'เริ่มใหม่',
  branchesHint: 'แตะทางที่คุณจะเลือก แล้วดูว่าเกิดอะไรขึ้น เปลี่ยนใจไปเปิดทางอื่นได้เสมอ',
  branchEnd: 'จบทางนี้',
  chatHint: 'อ่านให้จบก่อน แล้วค่อยแตะธงใต้ข้อความ',
  mark: (count: number) => `ธง ${count}: ตรงนี้มีอะไร`,
  me: 'ฉัน',
  asTable: 'ดูเป็นตาราง',
  place: 'จุด',
  sources: 'ที่มาของข้อมูลและการคำนวณ',
} as const
