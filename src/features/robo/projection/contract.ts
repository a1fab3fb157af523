import { z } from 'zod/mini'
import { endpoint } from '#lib/contract.ts'
import type { ErrorTable } from '#lib/errors.ts'
import { PracticeBaht } from '#lib/money.ts'
import { MarketState } from '../../bank/nav/contract.ts'
import { RoboLevel } from '../risk/contract.ts'

export const projectionErrors = {
  projection_busy: { status: 503, th: 'คำนวณไม่ทันในตอนนี้ ลองใหม่อีกครั้งในไม่กี่วินาที' },
  /** Nothing is put in: no start, no monthly amount. */
  nothing_put_in: { status: 422, th: 'ใส่เงินเริ่มต้นหรือเงินรายเดือนอย่างน้อยหนึ่งอย่าง' },
} as const satisfies ErrorTable

const amount = PracticeBaht.check(z.minimum(0, 'ต้องไม่ติดลบ'), z.maximum(1_000_000_000, 'ต้องไม่เกิน 10,000,000.00'))

/** robo.md: 6 to 120 months, of the bank. */
export const Horizon = z.int().check(z.minimum(6, 'อย่างน้อย 6 เดือน'), z.maximum(120, 'ไม่เกิน 120 เดือน'))

/** What is to be projected: amounts in hundredths of practice baht. The monthly amount is put in at the end of each month. */
export const ProjectionInput = z.object({
  level: RoboLevel,
  start: amount,
  monthly: amount,
  months: Horizon,
  /** Null: no goal, and no chance of one. */
  goal: z.nullable(amount.check(z.minimum(1, 'ต้องมากกว่า 0'))),
  withdrawals: z._default(
    z.array(z.object({ month: z.int().check(z.minimum(1), z.maximum(120)), amount: amount })).check(z.maxLength(12)),
    [],
  ),
})
export type ProjectionInput = z.infer<typeof ProjectionInput>

/** The end of a month: `put_in` is the straight line of what was put in less what was taken out. */
export const ProjectionPoint = z.object({
  month: z.int(),
  put_in: PracticeBaht,
  p15: PracticeBaht,
  p50: PracticeBaht,
  p85: PracticeBaht,
})
export type ProjectionPoint = z.infer<typeof ProjectionPoint>

/** ahead: the chance is 80 % or more; on: 50 % or more; behind: less. */
export const PlanStatus = z.enum(['ahead', 'on', 'behind'])
export type PlanStatus = z.infer<typeof PlanStatus>

/** Chances in basis points. `points` has month 0 and every month to the end. */
export const Projection = z.object({
  points: z.array(ProjectionPoint),
  goal: z.nullable(PracticeBaht),
  goal_chance: z.nullable(z.int()),
  plan_status: z.nullable(PlanStatus),
  /** The monthly amount that gives the goal a chance of 50 and 80 %; 0: reached without; null: no goal, or over 10,000,000.00. */
  monthly_for_50: z.nullable(PracticeBaht),
  monthly_for_80: z.nullable(PracticeBaht),
  /** The chance to end below what was put in. */
  loss_chance: z.int(),
  /** What the fees of P50 are a year, in basis points, and the fee of each purchase. */
  yearly_fee: z.int(),
  front_fee: z.int(),
  paths: z.int(),
  /** How many real days a month of the plan lasts, which is a month of the bank. */
  days_per_month: z.int(),
  /** The state of the market from which the paths go on: how wide prices swing. Null where no day has told it yet. */
  market_state: z.nullable(MarketState),
  /** The version of the level's portfolio that was projected; null: of own parts. */
  portfolio_version: z.nullable(z.int()),
})
export type Projection = z.infer<typeof Projection>

/** The same input gives the same answer, as long as the level's portfolio, the fees of its funds and the market's state are the same. Changes nothing. */
export const calculateTargetValue = endpoint({
  method: 'POST',
  path: '/v2/api/mutualFundAccount/calculateTargetValue',
  access: 'protected',
  summary: 'คาดการณ์มูลค่าของแผน 2,000 เส้นทาง และโอกาสถึงเป้าหมาย',
  body: ProjectionInput,
  reply: Projection,
  errors: ['projection_busy', 'nothing_put_in'],
})
