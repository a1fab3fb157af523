import { formatKoin, practiceBaht } from '#lib/money.ts'
import { formatThaiDate } from '#lib/thai/bangkok-time.ts'
import type { RoboNoticeKind } from './contract.ts'

/** The numbers of a notice: amounts in hundredths of baht, rates in basis points, days as YYYYMMDD. */
export type NoticeFigures = Record<string, number>
export type NoticeWords = { title: string; body: string; href: string }

const baht = (amount = 0) => `${formatKoin(practiceBaht(Math.abs(amount)))} บาทจำลอง`
const percent = (rate = 0) => `${(Math.abs(rate) / 100).toFixed(Math.abs(rate) % 100 === 0 ? 0 : 1)} %`

/** A drift in points: 650 → '6.5 จุด'. */
const points = (drift = 0) => `${(Math.abs(drift) / 100).toFixed(drift % 100 === 0 ? 0 : 1)} จุด`
const nobodyKnows = 'ไม่มีใครรู้ล่วงหน้าว่ารอบไหนจะเป็นแบบไหน'

/** A day as a number (20261123), as the figures of a notice hold it. */
export function dayFigure(day: string): number {
  return Number(day.replaceAll('-', ''))
}

function sayDay(figure = 0): string {
  const text = String(figure)
  return formatThaiDate(`${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6)}`)
}

/** A distance from the plan of under a point is what rounding and fees leave. */
const inLine = 100

/** What brought the drift: `traded_drift` is what the last orders left (`traded_on`); notices of before do not know it. */
function whyDrift({ drift = 0, traded_drift: left, traded_on: on }: NoticeFigures): string {
  if (left === undefined) return 'สัดส่วนไม่ตรงกับที่วางไว้แล้ว'
  if (left < inLine) return `ราคากองทุนขยับตั้งแต่คำสั่งวันที่ ${sayDay(on)} จนสัดส่วนไม่ตรงกับที่วางไว้`
  const then = `หลังคำสั่งวันที่ ${sayDay(on)} ห่างจากแผนอยู่แล้ว ${points(left)}`
  return Math.abs(drift - left) < inLine / 2 ? then : `${then} ราคาที่ขยับหลังจากนั้นทำให้เป็น ${points(drift)}`
}

/**
 * Why an instalment waits or was skipped, in the order of `missReasons` (robo/accounts/dca-rules.ts), which the figure
 * `reason` counts from 0. Notices of before have no reason: the purse had too little, or so they said.
 */
const misses = [
  { waits: 'กระเป๋าฝึกมีเงินไม่พอสำหรับงวดนี้', gone: 'ลองครบทุกครั้งแล้วเงินไม่พอสำหรับ', before: '' },
  {
    waits: 'งวดนี้รอผลประเมินความเสี่ยง',
    gone: 'ผลประเมินความเสี่ยงหมดอายุ จึงยังไม่ได้ลงทุน',
    before: 'ผลประเมินหมดอายุแล้ว ตอบใหม่ไม่กี่นาทีก็ลงทุนต่อได้ ',
  },
  { waits: 'กองทุนในแผนพักอยู่ งวดนี้จึงต้องรอ', gone: 'กองทุนทุกกองในแผนพักอยู่ จึงยังไม่ได้ลงทุน', before: '' },
  { waits: 'คำสั่งที่ยังไม่เสร็จเต็มแล้ว งวดนี้จึงต้องรอ', gone: 'คำสั่งที่ยังไม่เสร็จเต็มแล้ว จึงยังไม่ได้ลงทุน', before: '' },
  {
    waits: 'งวดนี้รอให้ปรับแผนก่อน',
    gone: 'แผนเสี่ยงกว่าผลประเมินล่าสุดเกินหนึ่งระดับ จึงยังไม่ได้ลงทุน',
    before: 'แผนเสี่ยงกว่าผลประเมินล่าสุดเกินหนึ่งระดับ ปรับแผนให้ใกล้ระดับของคุณแล้วลงทุนต่อได้ ',
  },
] as const
const [ofAssessment, ofLevel] = [1, 4]
const missOf = (reason = 0) => misses[reason] ?? misses[0]
const hrefOf = (reason: number | undefined, id: string) =>
  reason === ofAssessment
    ? '/robo/assessment'
    : reason === ofLevel
      ? `/robo/adjust-plan/${id}`
      : `/robo/dca-detail/${id}`

const words: Record<RoboNoticeKind, (figures: NoticeFigures, accountId: string) => NoticeWords> = {
  dca_short: ({ amount, next, reason }, id) => ({
    title: missOf(reason).waits,
    body: `${missOf(reason).before}จะลองลงทุน ${baht(amount)} อีกครั้งวันที่ ${sayDay(next)}`,
    href: hrefOf(reason, id),
  }),
  dca_skipped: ({ amount, left = 0, reason }, id) => ({
    title: 'ข้ามงวดนี้ไปแล้ว',
    body: `${missOf(reason).gone} ${baht(amount)} ${left > 0 ? `ถ้าข้ามติดกันอีก ${left} งวด งวดรายเดือนจะหยุดพัก` : 'ข้ามติดกันครบแล้ว งวดรายเดือนจึงหยุดพัก'}`,
    href: hrefOf(reason, id),
  }),
  dca_paused: ({ skips }, id) => ({
    title: 'พักการลงทุนรายเดือนแล้ว',
    body: `ข้ามติดกันครบ ${skips} งวด ปรับยอดให้พอดีกับเงินที่มี แล้วเริ่มใหม่เมื่อพร้อม`,
    href: `/robo/adjust-plan/${id}`,
  }),
  drift: (figures, id) => ({
    title: `สัดส่วนห่างจากแผน ${points(figures.drift)}`,
    body: `${whyDrift(figures)} ดูรายการและค่าใช้จ่ายก่อนปรับได้`,
    href: `/robo/adjust-plan/${id}`,
  }),
  rebalanced: ({ drift, amount, fees = 0, switches }, id) => ({
    title: 'ปรับสัดส่วนให้ตรงแผนแล้ว',
    body: `สัดส่วนห่างจากแผน ${points(drift)} ระบบสั่งสับเปลี่ยน ${switches} รายการ รวมราว ${baht(amount)} ค่าธรรมเนียมราว ${baht(fees)} ตามที่คุณเปิดไว้`,
    href: `/robo/dashboard/${id}`,
  }),
  target_changed: ({ before, after, change = 0 }, id) => ({
    title: `ค่ากลางที่คาดไว้${change < 0 ? 'ลดลง' : 'เพิ่มขึ้น'} ${percent(change)}`,
    body: `จาก ${baht(before)} เป็น ${baht(after)} เป็นการคาดการณ์ ไม่ใช่คำสัญญา`,
    href: `/robo/dashboard/${id}`,
  }),
  fall: ({ fall, alarm_on, judged_on, value = 0, later = 0 }, id) => ({
    title: `แผนเคยลง ${percent(fall)} เมื่อ ${sayDay(alarm_on)}`,
    body:
      later >= value
        ? `ถ้าวันนั้นขายหมดจะได้ ${baht(value)} ถือต่อจนถึง ${sayDay(judged_on)} เป็น ${baht(later)} รอบนี้การขายจะทำให้ได้น้อยลง ${baht(later - value)} ${nobodyKnows}`
        : `ถ้าวันนั้นขายหมดจะได้ ${baht(value)} ถือต่อจนถึง ${sayDay(judged_on)} เหลือ ${baht(later)} รอบนี้การขายจะช่วยรักษาไว้ได้ ${baht(later - value)} ${nobodyKnows}`,
    href: `/robo/dashboard/${id}`,
  }),
  kept: ({ points }, id) => ({
    title: 'ทำตามแผนครบ 3 เดือน',
    body: `ลงทุนครบทุกงวดและไม่ขายตอนตลาดตก ได้ ${points} คะแนนทักษะด้านลงทุน`,
    href: `/robo/dashboard/${id}`,
  }),
  assessment_ends: ({ until }) => ({
    title: 'ผลประเมินความเสี่ยงใกล้หมดอายุ',
    body: `ใช้ได้ถึง ${sayDay(until)} ทำใหม่ได้ทุกเมื่อ ใช้เวลาไม่กี่นาที`,
    href: '/robo/assessment',
  }),
  closed: ({ withdrawn, gain = 0 }, id) => ({
    title: 'ปิดแผนเรียบร้อยแล้ว',
    body: `ได้เงินออกรวม ${baht(withdrawn)} ${gain < 0 ? 'ขาดทุน' : 'กำไร'} ${baht(gain)}`,
    href: `/robo/dashboard/${id}`,
  }),
}

/** The words of a notice of an account. */
export function wordsOf(kind: RoboNoticeKind, figures: NoticeFigures, accountId: string): NoticeWords {
  return words[kind](figures, accountId)
}
