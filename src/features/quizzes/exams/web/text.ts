import { formatKoin } from '#lib/money.ts'
import { formatThaiDate, formatThaiMoment, formatThaiMonth } from '#lib/thai/bangkok-time.ts'
import type { ExamDesk, MoneyLevel, Quiz } from '../exam-contract.ts'

export const levelNames: Record<MoneyLevel, string> = { basic: 'พื้นฐาน', intermediate: 'กลาง', advanced: 'สูง' }

/** '2026-2' is November 2026 to April 2027. */
function nameSeason(key: string): string {
  const [year = '', half] = key.split('-')
  const [first, last] = half === '1' ? [`${year}-05`, `${year}-10`] : [`${year}-11`, `${Number(year) + 1}-04`]
  return `${formatThaiMonth(first)} – ${formatThaiMonth(last)}`
}

/** 'ควิซประจำเดือน พ.ย. 2569' and the like. */
export function titleOf(quiz: Quiz, period: string): string {
  if (quiz === 'monthly') return `ควิซประจำเดือน ${formatThaiMonth(period)}`
  if (quiz === 'final') return `สอบปลายภาค ${nameSeason(period)}`
  return `ควิซการเงิน ระดับ${levelNames[period as MoneyLevel]}`
}

const needed = (total: number, percent: number) => Math.ceil((total * percent) / 100)
const passLine = ({ total, pass_at, koin }: Pick<ExamDesk, 'total' | 'pass_at' | 'koin'>) =>
  `ตอบถูก ${needed(total, pass_at)} ข้อขึ้นไปคือผ่าน ได้ ${formatKoin(koin)} koin`

/** The three numbers of an attempt: how many questions, how many must be right, and what passing pays. */
export function numbersOf({ total, minutes, pass_at, koin }: ExamDesk): { number: string; label: string }[] {
  return [
    { number: `${total} ข้อ`, label: minutes ? `ใน ${minutes} นาที` : 'ไม่จับเวลา' },
    { number: `${needed(total, pass_at)} ข้อ`, label: 'ถูกขึ้นไปคือผ่าน' },
    { number: formatKoin(koin), label: 'koin เมื่อผ่าน' },
  ]
}

/** The facts to know before an attempt, a sentence each. */
export function factsOf(desk: ExamDesk): string[] {
  const { quiz, total, minutes, high, tries, last_day, wait_hours } = desk
  const days = Math.round((wait_hours ?? 0) / 24)
  const lines = [
    minutes
      ? `${total} ข้อใน ${minutes} นาที เวลาเริ่มเดินเมื่อกดเริ่ม และเดินต่อแม้ปิดหน้านี้ คำตอบที่บันทึกแล้วไม่หาย`
      : `${total} ข้อ ไม่จับเวลา คำตอบบันทึกให้ทุกข้อ พักแล้วกลับมาทำต่อได้`,
    passLine(desk),
    high && `ถูก ${needed(total, high.at)} ข้อขึ้นไป ได้ ${formatKoin(high.koin)} koin`,
    'เฉลยพร้อมเหตุผลมาหลังส่งทั้งชุด',
    quiz === 'monthly' && `ทำได้ ${tries.max} ครั้งต่อเดือนจนกว่าจะผ่าน แต่ละครั้งเป็นคำถามคนละชุด`,
    quiz === 'final' && tries.used === 0 && `ถ้ายังไม่ผ่าน สอบซ่อมได้อีก 1 ครั้งหลังจากนั้น ${days} วัน ได้ koin ครึ่งหนึ่ง`,
    quiz === 'final' && tries.used > 0 && 'ครั้งนี้คือสอบซ่อม เป็นคำถามชุดใหม่ทั้งหมด',
    quiz === 'money' && `ถ้ายังไม่ผ่าน ลองใหม่ได้ใน ${wait_hours} ชั่วโมง ด้วยคำถามชุดใหม่`,
    quiz === 'money' && 'ผ่านได้ 1 ดาว พลาดข้อเดียวได้ 2 ดาว ถูกครบได้ 3 ดาว',
    last_day && `เริ่มได้ถึงวันที่ ${formatThaiDate(last_day)}`,
  ]
  return lines.filter((line): line is string => Boolean(line))
}

const monthAfter = (lastDay: string) => formatThaiDate(nextDay(lastDay))
const nextDay = (day: string) => new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)

/** Why no attempt can start now; null when one may start, or is open. */
export function whyNot({ quiz, state, opens_at, last_day, months }: ExamDesk): string | null {
  switch (state) {
    case 'passed':
      if (quiz === 'monthly') return `ผ่านแล้ว ชุดของเดือนหน้าเปิดวันที่ ${monthAfter(last_day!)}`
      return quiz === 'final' ? 'ผ่านแล้ว สอบครั้งต่อไปอยู่ในภาคหน้า' : 'ผ่านระดับนี้แล้ว'
    case 'used_up':
      if (quiz === 'monthly') return `ใช้ครบทุกครั้งของเดือนนี้แล้ว ชุดใหม่เปิดวันที่ ${monthAfter(last_day!)}`
      return 'สอบครบทุกครั้งของภาคนี้แล้ว ภาคหน้ามาเริ่มใหม่ได้'
    case 'waiting':
      return `ครั้งต่อไปเปิดวันที่ ${formatThaiMoment(new Date(opens_at!))} ระหว่างนี้อ่านคำอธิบายของชุดที่แล้วได้`
    case 'locked':
      if (months) return `เปิดเมื่อผ่านควิซประจำเดือนของภาคนี้ ${months.needed} เดือน ตอนนี้ผ่านแล้ว ${months.passed} เดือน`
      return 'เปิดเมื่อผ่านระดับก่อนหน้า'
    case 'not_ready':
      return 'คำถามชุดใหม่ยังมีไม่พอ เรากำลังเพิ่มอยู่ กลับมาดูใหม่ได้'
    default:
      return null
  }
}

export const text = {
  descriptions: {
    monthly: 'ควิซการเงิน 20 ข้อของเดือนนี้ ทำได้ 2 ครั้ง',
    final: 'สอบปลายภาค 40 ข้อ 60 นาที หลังผ่านควิซประจำเดือน 3 เดือน',
    money: 'ควิซการเงิน 3 ระดับ พื้นฐาน กลาง และสูง',
  } satisfies Record<Quiz, string>,
  about: 'ก่อนเริ่ม',
  rules: 'กติกาทั้งหมด',
  now: 'ตอนนี้',
  start: { monthly: 'เริ่มทำควิซ', final: 'เริ่มสอบและจับเวลา', money: 'เริ่มทำควิซ' } satisfies Record<Quiz, string>,
  toMonthly: 'ไปควิซประจำเดือน',
  toMenu: 'ดูควิซทั้งหมด',
  questionOf: (position: number, total: number) => `ข้อ ${position} จาก ${total}`,
  answered: 'ตอบแล้ว',
  unit: 'ข้อ',
  saved: 'บันทึกแล้ว',
  saving: 'กำลังบันทึก',
  kept: 'เก็บไว้ในเครื่องนี้แล้ว จะส่งเองเมื่อเน็ตกลับมา ปิดหน้านี้ได้',
  savedTimed: 'เก็บไว้ในเครื่องนี้แล้ว จะส่งเองเมื่อเน็ตกลับมา ปิดหน้านี้ได้ คำตอบนับเมื่อส่งถึงก่อนหมดเวลา',
  arrived: 'คำตอบที่เก็บไว้ส่งถึงแล้ว ทำควิซต่อได้เลย',
  late: (count: number) => `คำตอบ ${count} ข้อส่งถึงหลังหมดเวลา จึงไม่ถูกนับ เราเก็บไว้ในหน้าทบทวนให้ฝึกต่อ`,
  tooOld: { monthly: 'คำตอบควิซประจำเดือน', final: 'คำตอบสอบปลายภาค', money: 'คำตอบควิซการเงิน' },
  overTitle: 'หมดเวลาแล้ว',
  over: 'กำลังนับคะแนนจากคำตอบที่บันทึกไว้ ผลจะมาที่หน้านี้',
  overSaved: 'ตอนนี้ไม่มีเน็ต ผลจะมาเมื่อเน็ตกลับมา คำตอบที่ยังส่งไม่ถึงจะเก็บเป็นการทบทวน',
  unsent: 'ยังส่งไม่ได้ จะลองใหม่เอง อย่าเพิ่งปิดหน้านี้',
  typeNumber: 'คำตอบต้องเป็นตัวเลข เช่น 1,250.50 ข้อนี้ยังไม่ถูกบันทึก',
  previous: 'ก่อนหน้า',
  next: 'ข้อต่อไป',
  all: 'ข้อทั้งหมด',
  jump: (position: number, isAnswered: boolean) => `ข้อ ${position} ${isAnswered ? 'ตอบแล้ว' : 'ยังไม่ได้ตอบ'}`,
  handIn: 'ส่งคำตอบ',
  handInTitle: 'ส่งคำตอบทั้งชุดไหม',
  handInAll: (total: number) => `ตอบครบ ${total} ข้อแล้ว ส่งแล้วจะแก้ไม่ได้ และได้เห็นเฉลยพร้อมเหตุผลทุกข้อ`,
  handInOpen: (left: number) => `ยังไม่ได้ตอบ ${left} ข้อ ข้อที่ว่างไม่ได้คะแนน ส่งแล้วจะแก้ไม่ได้`,
  goOn: 'กลับไปทำต่อ',
  timeLeft: (minutes: number) => (minutes > 1 ? `เหลือ ${minutes} นาที` : 'เหลือไม่ถึง 1 นาที'),
  hideTime: 'ซ่อนเวลา',
  showTime: 'แสดงเวลา',
  passedTitle: 'ผ่านแล้ว',
  moment: (title: string, { right, total }: { right: number; total: number }) =>
    `${title} · ตอบถูก ${right} จาก ${total} ข้อ`,
  momentNext: 'ดูผลและคำอธิบาย',
  yetTitle: 'ยังไม่ผ่านครั้งนี้ แต่รู้แล้วว่าควรทบทวนตรงไหน',
  latest: (title: string, day: string) => `ผลครั้งล่าสุด ${title} (${formatThaiDate(day)})`,
  score: (right: number, total: number) => `${right} จาก ${total}`,
  scoreLabel: 'ตอบถูก',
  timeUp: 'หมดเวลาก่อนกดส่ง เราจึงนับจากคำตอบที่บันทึกไว้',
  earned: 'koin ที่ได้',
  practise: 'ทบทวนข้อที่พลาด',
  review: 'ดูคำอธิบาย',
  toReview: (count: number) => `ข้อที่น่าทบทวน ${count} ข้อ`,
  rights: (count: number) => `ข้อที่ตอบถูก ${count} ข้อ`,
  money: {
    title: 'ควิซการเงิน',
    levels: 'ระดับ',
    level: (level: MoneyLevel) => `ระดับ${levelNames[level]}`,
    go: (level: MoneyLevel) => `ไประดับ${levelNames[level]}`,
    answers: 'ดูคำตอบเก่าของฉัน',
    answersTitle: 'คำตอบควิซการเงินของฉัน',
    answersDescription: 'ควิซการเงินที่ทำแล้ว พร้อมคำอธิบายทุกข้อ',
    try: (number: number, day: string) => `ครั้งที่ ${number} · ${formatThaiDate(day)}`,
    none: 'ยังไม่มีชุดที่ส่งแล้วในระดับนี้ ทำควิซการเงินเพื่อเริ่มรายการแรก',
  },
}
