import { z } from 'zod/mini'
import { LaterDay } from '#features/bank/fund-orders/contract.ts'
import { FundCode } from '#features/bank/funds/contract.ts'
import { endpoint } from '#lib/contract.ts'
import { Day } from '#lib/day.ts'
import type { ErrorTable } from '#lib/errors.ts'
import { PracticeBaht } from '#lib/money.ts'
import { RoboLevel } from '../risk/contract.ts'
import { DcaDay, GoalName, Horizon, Monthly, PlanPart, RoboAccount } from './contract.ts'

export const roboMoneyErrors = {
  one_way_to_sell: { status: 422, th: 'เลือกอย่างเดียว: จำนวนเงิน เปอร์เซ็นต์ ทั้งหมด หรือปิดแผน' },
  /** figures.free: what may be sold at the last NAVs. */
  robo_sells_short: { status: 409, th: 'ขายตอนนี้ได้ไม่เกิน {free} บาทจำลอง ส่วนที่อยู่ในคำสั่งอื่นหรือยังส่งมอบไม่เสร็จขายซ้ำไม่ได้' },
  robo_nothing_to_sell: { status: 409, th: 'ยังไม่มีหน่วยที่ขายได้ รอให้คำสั่งเดิมส่งมอบเสร็จก่อน' },
  robo_orders_open: { status: 409, th: 'มีคำสั่งที่ยังไม่เสร็จ รอถึง {day} แล้วทำอีกครั้ง ยังไม่มีอะไรเปลี่ยน' },
  robo_trades_changed: { status: 409, th: 'รายการซื้อขายเปลี่ยนไปจากที่คุณเห็น ดูรายการใหม่แล้วยืนยันอีกครั้ง ยังไม่มีอะไรเปลี่ยน' },
  robo_no_drift: { status: 409, th: 'สัดส่วนยังใกล้แผน ยังไม่ต้องปรับ' },
  robo_nothing_to_adjust: { status: 422, th: 'ยังไม่ได้เปลี่ยนอะไร' },
} as const satisfies ErrorTable

const Amount = z.int().check(z.minimum(1, 'ต้องมากกว่า 0'))
const Percent = z.int().check(z.minimum(1, 'ใส่จำนวนเต็ม 1 ถึง 100'), z.maximum(100, 'ใส่จำนวนเต็ม 1 ถึง 100'))

/**
 * One order that an act makes. `amount` in hundredths of baht: of a purchase with its fee, of a sale and a switch what its
 * units are worth at the last NAV. A switch sells `code` and buys `to` with what it brings.
 */
export const RoboTrade = z.object({
  kind: z.enum(['buy', 'sell', 'switch']),
  code: FundCode,
  name: z.string(),
  to: z.nullable(FundCode),
  to_name: z.nullable(z.string()),
  amount: PracticeBaht,
  units: z.nullable(z.int()),
  /** The front-end fee of what is bought, inside the amount. */
  fee: PracticeBaht,
})
export type RoboTrade = z.infer<typeof RoboTrade>

/**
 * The trades of an act before one agrees. `quote` names them: sent with the act, the act is refused (robo_trades_changed) if
 * they are no longer the same. `trade_on` is the day whose NAV counts.
 */
export const RoboQuote = z.object({
  trades: z.array(RoboTrade),
  amount: PracticeBaht,
  fees: PracticeBaht,
  trade_on: Day,
  priced_on: Day,
  settled_on: Day,
  why_later: z.nullable(z.enum(['after_cut_off', 'bank_holiday', 'weekend'])),
  quote: z.string(),
  /** The portfolio afterwards, at the last NAVs. */
  after: z.array(z.object({ code: FundCode, name: z.string(), share: z.int(), target_share: z.int() })),
  /** A sale while the account stands 10 % or more below its top: shown before, and the plan month does not count as kept. */
  is_in_fall: z.boolean(),
  /** The parts of the plan when `kind` is level. */
  parts: z.array(PlanPart),
})
export type RoboQuote = z.infer<typeof RoboQuote>

const quoteErrors = [
  'robo_account_not_found',
  'robo_account_closed',
  'assessment_needed',
  'assessment_expired',
  'plan_too_risky',
  'level_too_far',
  'fund_not_found',
  'fund_without_nav',
  'fund_paused',
  'below_least',
  'one_way_to_sell',
  'robo_sells_short',
  'robo_nothing_to_sell',
  'robo_orders_open',
  'robo_no_drift',
]

/** Changes nothing. `kind` buy: amount; sell: amount, percent, all; level: level; rebalance: nothing; open: level and amount. */
export const showRoboQuote = endpoint({
  method: 'GET',
  path: '/v2/api/mutualFundAccount/quote',
  access: 'protected',
  summary: 'รายการซื้อขายและค่าธรรมเนียมก่อนยืนยัน',
  query: z.object({
    kind: z.enum(['open', 'buy', 'sell', 'level', 'rebalance']),
    /** All but open. */
    accountId: z.optional(z.uuid()),
    amount: z.optional(z.coerce.number().check(z.int(), z.minimum(1))),
    percent: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100))),
    all: z.optional(z.literal('true')),
    level: z.optional(z.enum(['1', '2', '3', '4', '5'])),
  }),
  reply: RoboQuote,
  errors: quoteErrors,
})

const tradeOn = z.optional(Day)
const quote = z.optional(z.string().check(z.maxLength(100)))
const placeErrors = [
  'robo_key_needed',
  'robo_account_not_found',
  'robo_account_closed',
  'robo_trades_changed',
  'fund_not_found',
  'fund_without_nav',
  'fund_paused',
  'below_least',
  'trade_day_changed',
  'fund_orders_full',
]
/** `later`: why the trades have a later day's NAV than today's; null also where nothing was traded. */
const Moved = z.object({
  account: RoboAccount,
  trades: z.array(RoboTrade),
  balance: PracticeBaht,
  later: LaterDay,
})

/** New money goes to what is most under weight. Needs an Idempotency-Key. `amount` from 50.00. */
export const buyMutualFund = endpoint({
  method: 'POST',
  path: '/v2/api/mutualFundAccount/buyMutualFund',
  access: 'protected',
  summary: 'เติมเงินเข้าแผน ซื้อกองทุนที่ขาดสัดส่วนที่สุดก่อน',
  body: z.object({ accountId: z.uuid(), amount: Amount, trade_on: tradeOn, quote }),
  reply: Moved,
  errors: [
    ...placeErrors,
    'assessment_needed',
    'assessment_expired',
    'plan_too_risky',
    'baht_short',
    'not_enough_baht',
  ],
})

/**
 * Exactly one of `amount` (from what is most over weight), `percent` (of every fund's units), `all`, `close` (sells all and
 * closes the account; refused while orders are open). Needs an Idempotency-Key.
 */
export const saleMutualFund = endpoint({
  method: 'POST',
  path: '/v2/api/mutualFundAccount/saleMutualFund',
  access: 'protected',
  summary: 'ขายจากแผน เป็นจำนวนเงิน ร้อยละ ทั้งหมด หรือขายทั้งหมดแล้วปิดบัญชี',
  body: z.object({
    accountId: z.uuid(),
    amount: z.optional(Amount),
    percent: z.optional(Percent),
    all: z.optional(z.literal(true)),
    close: z.optional(z.literal(true)),
    trade_on: tradeOn,
    quote,
  }),
  reply: Moved,
  errors: [
    ...placeErrors,
    'one_way_to_sell',
    'units_short',
    'no_units',
    'robo_sells_short',
    'robo_nothing_to_sell',
    'robo_orders_open',
  ],
})

/**
 * Changes the plan: a new level (trades: showRoboQuote kind level, send its `quote`), a rebalance (kind rebalance), the goal,
 * the instalments, or pauses and resumes them. What is left out stays. Needs an Idempotency-Key.
 */
export const adjustMutualFund = endpoint({
  method: 'POST',
  path: '/v2/api/mutualFundAccount/adjustMutualFund',
  access: 'protected',
  summary: 'ปรับแผน: ระดับ เป้าหมาย การลงทุนรายเดือน หรือปรับสัดส่วนให้ตรงแผน',
  body: z.object({
    accountId: z.uuid(),
    name: z.optional(GoalName),
    level: z.optional(RoboLevel),
    is_level_acknowledged: z.optional(z.boolean()),
    rebalance: z.optional(z.literal(true)),
    goal_amount: z.optional(z.int().check(z.minimum(5_000, 'ขั้นต่ำ 50.00 บาทจำลอง'), z.maximum(100_000_000))),
    /** Bank months from now. */
    horizon: z.optional(Horizon),
    monthly: z.optional(Monthly),
    dca_day: z.optional(DcaDay),
    is_dca_paused: z.optional(z.boolean()),
    trade_on: tradeOn,
    quote,
  }),
  reply: Moved,
  errors: [
    ...placeErrors,
    'assessment_needed',
    'assessment_expired',
    'plan_too_risky',
    'level_too_far',
    'level_not_acknowledged',
    'same_fund',
    'units_short',
    'no_units',
    'one_measure',
    'robo_orders_open',
    'robo_no_drift',
    'robo_nothing_to_adjust',
  ],
})

/** Whether the projection moved by over 5 % since the figure that its owner acknowledged last. */
export const getChangedTargetValue = endpoint({
  method: 'POST',
  path: '/v2/api/mutualFundAccount/getChangedTargetValue',
  access: 'protected',
  summary: 'เป้าหมายที่คาดไว้เปลี่ยนไปเกิน 5 % หรือไม่',
  body: z.object({ accountId: z.uuid() }),
  reply: z.object({
    is_changed: z.boolean(),
    /** P50 at the goal's date, in hundredths of baht; null: no projection was made. */
    before: z.nullable(PracticeBaht),
    now: z.nullable(PracticeBaht),
    /** In basis points. */
    change: z.int(),
    before_at: z.nullable(z.iso.datetime()),
    /** Why, in Thai. */
    words: z.string(),
  }),
  errors: ['robo_account_not_found'],
})
