import { type Skill, skillNames } from '#kit/skills.ts'

export const text = {
  inOrder: 'จากแรกไปหลังตามลำดับที่ถูก',
  listed: 'จำนวนในคำถาม',
  numberHint: 'พิมพ์เป็นตัวเลข ใส่จุลภาคหรือไม่ก็ได้',
  orderHint: 'กดลูกศรเพื่อเลื่อนแต่ละข้อขึ้นหรือลง',
  pictureLost: 'ภาพยังไม่ขึ้น ในภาพคือ',
  yourAnswer: 'คุณตอบ',
  noAnswer: 'ข้อนี้ยังไม่ได้ตอบ',
  rightAnswer: 'คำตอบที่ถูก',
  wasRight: 'ตอบถูก',
  readMore: (title: string) => `อ่านเรื่อง ${title}`,
  points: (skill: Skill, points: number) => `${skillNames[skill]} +${points}`,
  pointsLabel: 'คะแนนทักษะ',
}
