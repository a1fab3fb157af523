/** The texts of questions: choices, numbers, orders. */
export const answerText = {
  choiceKeys: ['ก', 'ข', 'ค', 'ง', 'จ'],
  choiceRight: 'คำตอบที่ถูก',
  choiceYet: 'ที่คุณเลือก',
  answerYet: 'ที่คุณตอบ',
  moveUp: (name: string) => `ย้าย “${name}” ขึ้น`,
  moveDown: (name: string) => `ย้าย “${name}” ลง`,
  moved: (name: string, place: number, total: number) => `${name} อยู่ลำดับ ${place} จาก ${total}`,
  placeRight: 'ลำดับนี้ถูก',
  placeYet: (place: number) => `ควรเป็นลำดับ ${place}`,
} as const
