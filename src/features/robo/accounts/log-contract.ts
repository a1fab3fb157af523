import { z } from 'zod/mini'
import { FundCode } from '#features/bank/funds/contract.ts'
import { Day } from '#lib/day.ts'
import type { ErrorTable } from '#lib/errors.ts'
import { PracticeBaht } from '#lib/money.ts'

/** `figures` of the problem: amounts in hundredths of baht. */
export const roboAccountErrors = {
  robo_account_not_found: { status: 404, th: 'ไม่พบแผนนี้' },
  robo_plan_not_found: { status: 404, th: 'ไม่พบแผนนี้' },
  robo_key_needed: { status: 400, th: 'คำขอนี้ไม่มีรหัสกันส่งซ้ำ ลองกดใหม่อีกครั้ง ยังไม่มีการหักเงิน' },
  goal_in_past: { status: 422, th: 'วันเป้าหมายต้องอยู่ในอนาคต' },
  /** A goal's day that is fewer than 6 or more than 120 bank months away; figures.months. */
  goal_out_of_range: { status: 422, th: 'วันเป้าหมายต้องอยู่ห่างออกไป 6 ถึง 120 เดือนของธนาคาร วันที่เลือกห่างออกไป {months} เดือน' },
  one_goal_date: { status: 422, th: 'เลือกอย่างเดียว: ระยะเวลาเป็นเดือน หรือวันเป้าหมาย' },
  robo_policies_needed: { status: 422, th: 'ยอมรับข้อตกลงทุกข้อก่อนเปิดแผน' },
  robo_policy_changed: { status: 409, th: 'ข้อตกลงมีฉบับใหม่กว่าที่คุณอ่าน อ่านอีกครั้งแล้วยอมรับ' },
  robo_accounts_full: { status: 409, th: 'มีแผนที่ยังไม่ปิดครบ 5 แผนแล้ว ปิดแผนหนึ่งก่อน' },
  robo_account_closed: { status: 409, th: 'แผนนี้กำลังปิดหรือปิดแล้ว จึงทำรายการเพิ่มไม่ได้' },
} as const satisfies ErrorTable

export const roboLogTypes = [
  'open',
  'buy',
  'dca',
  'sell',
  'rebalance',
  'adjust',
  'dividend',
  'dca_skipped',
  'dca_paused',
  'dca_resumed',
  'close',
  'closed',
] as const
export const RoboLogType = z.enum(roboLogTypes)
export type RoboLogType = z.infer<typeof RoboLogType>

export const RoboLogOrder = z.object({
  id: z.uuid(),
  code: FundCode,
  name: z.string(),
  kind: z.enum(['buy', 'sell']),
  state: z.enum(['accepted', 'priced', 'settled', 'cancelled']),
  amount: z.nullable(PracticeBaht),
  units: z.nullable(z.int()),
  nav: z.nullable(z.int()),
  fee: z.nullable(PracticeBaht),
  proceeds: z.nullable(PracticeBaht),
  trade_on: Day,
  settled_on: Day,
})

/** One line of the log: what happened, in Thai, with the orders that it made. */
export const RoboLog = z.object({
  id: z.string(),
  type: RoboLogType,
  at: z.iso.datetime(),
  title: z.string(),
  note: z.nullable(z.string()),
  amount: z.nullable(PracticeBaht),
  orders: z.array(RoboLogOrder),
})
export type RoboLog = z.infer<typeof RoboLog>
