import type { QuestionSceneName } from '#art/names/question-scene-names.ts'

/** The words of the first step: what Fund-telligenz is, and three questions to warm up. */
export const preText = {
  title: 'ก่อนเริ่มวางแผน',
  description: 'Fund-telligenz คืออะไร และคำถามชวนคิด 3 ข้อก่อนเริ่มวางแผนกองทุนจำลอง',
  lead: 'Fund-telligenz ช่วยเลือกสัดส่วนกองทุนตามเป้าหมายและความเสี่ยงที่คุณรับได้ ทั้งหมดใช้บาทจำลองในกระเป๋าฝึก',
  steps: 'หกขั้นของแผน',
  stepList: [
    'ชวนคิด 3 ข้อ',
    'แบบประเมินความเสี่ยง 10 ข้อ',
    'ซ้อมรับมือตลาดตก 3 นาที',
    'ตั้งเป้าหมาย',
    'ดูพอร์ตและเปิดแผน',
    'เลือกวันลงทุนทุกเดือน',
  ],
  start: (count: number) => `เริ่มชวนคิด ${count} ข้อ`,
  saved: 'ทุกขั้นบันทึกให้ ออกไปแล้วกลับมาต่อได้',
  warmUp: 'ชวนคิดก่อนเริ่ม',
  leave: 'ออกจากข้อชวนคิด',
  count: 'ข้อ',
  check: 'ดูคำตอบ',
  choose: 'เลือกคำตอบก่อน',
  toEnd: 'ครบแล้ว ไปต่อ',
  right: 'ใช่เลย',
  yet: 'ยังไม่ใช่ มาดูกัน',
  next: 'ข้อต่อไป',
  done: 'ครบ 3 ข้อแล้ว',
  doneNote: 'ข้อเหล่านี้ไม่นับคะแนน ขั้นต่อไปคือแบบประเมิน 10 ข้อ ซึ่งไม่มีถูกผิด',
  toAssessment: 'ไปทำแบบประเมิน',
  skip: 'ข้ามไปทำแบบประเมิน',
  back: 'Fund-telligenz',
} as const

/** A question to warm up: its scene, the place of the right choice, and why. */
export interface WarmUp {
  scene: QuestionSceneName
  question: string
  choices: readonly string[]
  right: number
  why: string
}

export const warmUps: readonly WarmUp[] = [
  {
    scene: 'fund',
    question: 'พอร์ตที่มีหุ้น ตราสารหนี้ และเงินสดปนกัน ต่างจากหุ้นตัวเดียวอย่างไร',
    choices: ['ได้กำไรมากกว่าทุกปี', 'แกว่งเบากว่า แต่ยังขาดทุนได้', 'ไม่มีวันขาดทุน'],
    right: 1,
    why: 'สินทรัพย์ต่างชนิดมักขึ้นลงไม่พร้อมกัน พอร์ตที่กระจายจึงแกว่งเบากว่า แต่ปีที่แย่ก็ยังขาดทุน',
  },
  {
    scene: 'chart',
    question: 'กราฟบอกว่า โดยปกติอยู่ระหว่าง 8,000 ถึง 12,000 บาท แปลว่าอะไร',
    choices: ['ได้อย่างน้อย 8,000 บาทแน่นอน', 'ใน 10 ครั้ง จบในช่วงนี้ราว 7 ครั้ง', 'จะได้ 10,000 บาทพอดี'],
    right: 1,
    why: 'ช่วงนี้ตัด 15 % ล่างสุดและ 15 % บนสุดออก จึงยังมีราว 3 ใน 10 ครั้งที่จบนอกช่วง',
  },
  {
    scene: 'fund',
    question: 'ลงทุนเดือนละเท่าเดิม เดือนที่ราคากองทุนตก จะเกิดอะไรขึ้น',
    choices: ['ได้หน่วยมากขึ้นด้วยเงินเท่าเดิม', 'ได้หน่วยน้อยลง', 'เงินงวดนั้นหายไป'],
    right: 0,
    why: 'ราคาต่อหน่วยถูกลง เงินเท่าเดิมจึงซื้อได้หลายหน่วยขึ้น การลงทุนเท่ากันทุกเดือนเรียกว่า DCA',
  },
]
