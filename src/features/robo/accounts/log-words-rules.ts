import { dayOfMonth } from '#features/bank/clock/clock-rules.ts'
import { sayBankMonth } from '#features/bank/clock/time-text-rules.ts'
import { formatKoin, practiceBaht } from '#lib/money.ts'
import { levelNames, type RoboLevel } from '../risk/level-rules.ts'
import type { MissReason } from './dca-rules.ts'
import type { RoboLogType } from './log-contract.ts'

type Facts = Record<string, string | number | boolean>

const titles: Record<RoboLogType, string> = {
  open: 'เปิดแผนและลงทุนครั้งแรก',
  buy: 'เติมเงินเข้าแผน',
  dca: 'ลงทุนรายเดือน',
  sell: 'ขายจากแผน',
  rebalance: 'ปรับสัดส่วนให้ตรงแผน',
  adjust: 'ปรับแผน',
  dividend: 'ปันผลซื้อหน่วยเพิ่ม',
  dca_skipped: 'ข้ามงวด เงินไม่พอ',
  dca_paused: 'พักการลงทุนรายเดือน',
  dca_resumed: 'เริ่มลงทุนรายเดือนต่อ',
  close: 'ขายทั้งหมดเพื่อปิดแผน',
  closed: 'ปิดแผนแล้ว',
}

/** Lines of before say nothing of why: too little money was the one reason that was told. */
const skippedTitles: Record<MissReason, string> = {
  baht: 'ข้ามงวด เงินไม่พอ',
  assessment: 'ข้ามงวด ผลประเมินหมดอายุ',
  funds: 'ข้ามงวด กองทุนพักอยู่',
  orders: 'ข้ามงวด คำสั่งที่ยังไม่เสร็จเต็มแล้ว',
  level: 'ข้ามงวด แผนเสี่ยงกว่าผลประเมินล่าสุด',
}

const nameOf = (level: unknown) => `ระดับ ${level} ${levelNames[level as RoboLevel]}`
const baht = (amount: unknown) => `${formatKoin(practiceBaht(Math.abs(Number(amount))))} บาทจำลอง`

/** What a line of the log says beside its title; null where there is nothing more. */
function noteOf(type: RoboLogType, facts: Facts): string | null {
  if (type === 'open') return nameOf(facts.level)
  if (type === 'dca' || type === 'dca_skipped')
    return `งวดเดือน ${sayBankMonth(dayOfMonth(Number(facts.month), 1))} ของธนาคาร`
  if (type === 'dividend') return String(facts.code)
  if (type === 'dca_paused') return facts.skips ? `ข้ามติดกันครบ ${facts.skips} งวด` : null
  if (type === 'closed') return `${Number(facts.gain) < 0 ? 'ขาดทุน' : 'กำไร'} ${baht(facts.gain)}`
  if (type === 'adjust') return notesOfPlan(facts)
  if (type === 'rebalance') return facts.is_automatic ? 'อัตโนมัติตามที่คุณเปิดไว้' : null
  return facts.is_in_fall ? 'ขายตอนที่มูลค่าต่ำกว่าจุดสูงสุดเกิน 10 %' : null
}

function notesOfPlan({
  level_before,
  level,
  goal_amount,
  horizon,
  monthly,
  dca_day,
  is_renamed,
}: Facts): string | null {
  const parts = [
    level_before !== undefined && `${nameOf(level_before)} → ${nameOf(level)}`,
    goal_amount !== undefined && `เป้าหมาย ${baht(goal_amount)}`,
    horizon !== undefined && `อีก ${horizon} เดือน`,
    monthly !== undefined && `เดือนละ ${baht(monthly)}`,
    dca_day !== undefined && (dca_day === 0 ? 'ทุกวันสุดท้ายของเดือน' : `ทุกวันที่ ${dca_day}`),
    is_renamed && 'เปลี่ยนชื่อเป้าหมาย',
  ].filter((part) => part !== false && part !== undefined)
  return parts.length > 0 ? parts.join(' · ') : null
}

/** The words of a line of an account's log. */
export function wordsOfLog(type: RoboLogType, facts: Facts): { title: string; note: string | null } {
  const title = type === 'dca_skipped' ? skippedTitles[facts.reason as MissReason] : undefined
  return { title: title ?? titles[type], note: noteOf(type, facts) }
}
