import type { ChoiceId, FormQuestion, QuestionId } from './contract.ts'

/**
 * The standard suitability form of Thailand's SEC ("แบบมาตรฐานในการประเมินความเหมาะสมในการลงทุน",
 * market.sec.or.th/EVENTS/InvestorSurvey.aspx): ten questions, four answers each, 1 to 4 points in the order of the answers.
 * The meaning of each answer is the form's; the words are ours, for teenagers. A change of an answer's meaning is a new version.
 */
export const formVersion = 1

export const choiceIds = ['a', 'b', 'c', 'd'] as const satisfies readonly ChoiceId[]

/** 'a' → 1 … 'd' → 4. */
export function pointsOf(choice: ChoiceId): number {
  return choiceIds.indexOf(choice) + 1
}

type Choices = readonly [string, string, string, string]
type Question = { id: QuestionId; text: string; help: string; choices: Choices; isSeveral?: true; isPrivate?: true }

const listed: readonly Question[] = [
  {
    id: 'age',
    text: 'ตอนนี้คุณอายุเท่าไร',
    help: 'ยิ่งมีเวลาข้างหน้ามาก ยิ่งรอให้ราคาที่ลงกลับขึ้นมาได้',
    choices: ['มากกว่า 55 ปี', '45–55 ปี', '35–44 ปี', 'น้อยกว่า 35 ปี'],
  },
  {
    id: 'burden',
    text: 'เงินที่ได้มาแต่ละเดือน หมดไปกับรายจ่ายประจำเท่าไร',
    help: 'เช่น ค่าเดินทาง ค่าข้าว ค่าผ่อน หรือเงินที่ช่วยที่บ้าน',
    choices: ['มากกว่า 75 %', '50–75 %', '25–50 %', 'น้อยกว่า 25 %'],
    isPrivate: true,
  },
  {
    id: 'assets',
    text: 'ตอนนี้สิ่งที่คุณมีกับหนี้ที่ต้องใช้คืน อย่างไหนมากกว่ากัน',
    help: 'นับเงินเก็บกับของมีค่าเทียบกับเงินที่ยืมมา',
    choices: ['หนี้มากกว่า', 'พอ ๆ กัน', 'สิ่งที่มีมากกว่าหนี้', 'มีเงินเก็บมากพอสำหรับอนาคตไกล ๆ แล้ว'],
    isPrivate: true,
  },
  {
    id: 'experience',
    text: 'คุณเคยลงทุนหรือเรียนรู้เรื่องไหนมาแล้วบ้าง',
    help: 'เลือกได้หลายข้อ ข้อที่เสี่ยงที่สุดเป็นข้อที่ใช้คิดคะแนน',
    choices: ['เงินฝากธนาคาร', 'พันธบัตรรัฐบาล หรือกองทุนพันธบัตร', 'หุ้นกู้ หรือกองทุนตราสารหนี้', 'หุ้น กองทุนหุ้น หรือสิ่งที่เสี่ยงสูงอย่างอื่น'],
    isSeveral: true,
  },
  {
    id: 'horizon',
    text: 'เงินก้อนนี้คุณไม่ต้องใช้ไปอีกนานแค่ไหน',
    help: 'เงินที่ต้องใช้เร็วรอตลาดฟื้นไม่ได้',
    choices: ['ไม่เกิน 1 ปี', '1–3 ปี', '3–5 ปี', 'มากกว่า 5 ปี'],
  },
  {
    id: 'objective',
    text: 'คุณอยากได้อะไรจากการลงทุนครั้งนี้มากที่สุด',
    help: 'ไม่มีข้อไหนผิด โอกาสได้มากขึ้นมาพร้อมโอกาสเสียมากขึ้นเสมอ',
    choices: [
      'เงินต้นปลอดภัย ได้น้อยแต่สม่ำเสมอก็พอ',
      'ได้สม่ำเสมอ และยอมให้เงินต้นลดได้บ้าง',
      'ได้มากขึ้น และยอมให้เงินต้นลดได้มากขึ้น',
      'ได้มากที่สุดในระยะยาว แม้เงินต้นอาจหายไปเกือบหมด',
    ],
  },
  {
    id: 'picture',
    text: 'ดูภาพทั้งสี่แบบ แบบไหนที่คุณอยากลงทุนมากที่สุด',
    help: 'แท่งทางขวาคือปีที่ดี แท่งทางซ้ายคือปีที่แย่ ทุกข้อใช้มาตราเดียวกัน',
    choices: ['ปีดีได้ 2.5 % และไม่มีปีที่ขาดทุน', 'ปีดีได้ 7 % ปีแย่ขาดทุน 1 %', 'ปีดีได้ 15 % ปีแย่ขาดทุน 5 %', 'ปีดีได้ 25 % ปีแย่ขาดทุน 15 %'],
  },
  {
    id: 'feeling',
    text: 'ถ้าลงทุนในสิ่งที่อาจได้มากและอาจขาดทุนมาก คุณรู้สึกอย่างไร',
    help: 'ตอบตามความรู้สึกจริง ไม่ต้องเก่ง',
    choices: [
      'กังวล กลัวขาดทุนจนนอนไม่หลับ',
      'ไม่ค่อยสบายใจ แต่พอเข้าใจได้',
      'เข้าใจ และรับการขึ้นลงได้ระดับหนึ่ง',
      'ไม่กังวล เพราะหวังผลตอบแทนที่สูงขึ้น',
    ],
  },
  {
    id: 'tolerance',
    text: 'เงินลงทุนลดลงเท่าไร คุณจะเริ่มรับไม่ไหว',
    help: 'ลองนึกถึงเงิน 1,000 บาทที่เก็บมาเอง แล้วเหลือ 950, 900 หรือ 800 บาท',
    choices: ['5 % หรือน้อยกว่า', 'มากกว่า 5 % ถึง 10 %', 'มากกว่า 10 % ถึง 20 %', 'มากกว่า 20 %'],
  },
  {
    id: 'fall',
    text: 'ปีที่แล้วคุณลงทุน 100,000 บาท ปีนี้เหลือ 85,000 บาท คุณจะทำอย่างไร',
    help: 'หลังประเมิน คุณจะได้ซ้อมเหตุการณ์แบบนี้จริง ๆ สามนาที',
    choices: ['ตกใจ ขายที่เหลือทั้งหมด', 'กังวล ย้ายบางส่วนไปที่เสี่ยงน้อยกว่า', 'ถือต่อ รอให้ราคากลับมา', 'ยังมั่นใจ ซื้อเพิ่มเพราะมองระยะยาว'],
  },
]

/** What the four pictures of returns show: the best and the worst year, in basis points. */
const pictures = [
  { best: 250, worst: 0 },
  { best: 700, worst: -100 },
  { best: 1_500, worst: -500 },
  { best: 2_500, worst: -1_500 },
] as const

/** The form's answer to the age in whole years. */
export function ageChoiceOf(age: number): ChoiceId {
  if (age > 55) return 'a'
  if (age >= 45) return 'b'
  return age >= 35 ? 'c' : 'd'
}

/** The form as a person of an age is asked it: the age comes from the account. */
export function questionsFor(age: number): FormQuestion[] {
  return formQuestions.map((one) => (one.id === 'age' ? { ...one, from_account: ageChoiceOf(age) } : one))
}

/** The form in the order of the questions. */
export const formQuestions: readonly FormQuestion[] = listed.map(
  ({ id, text, help, choices, isSeveral, isPrivate }) => ({
    id,
    text,
    help,
    kind: isSeveral ? 'several' : 'one',
    is_private: isPrivate === true,
    from_account: null,
    choices: choices.map((words, nth) => ({
      id: choiceIds[nth]!,
      text: words,
      best: id === 'picture' ? pictures[nth]!.best : null,
      worst: id === 'picture' ? pictures[nth]!.worst : null,
    })),
  }),
)
