import { z } from 'zod/mini'
import { endpoint, pageOf, pageQuery } from '#lib/contract.ts'
import { Day } from '#lib/day.ts'
import type { ErrorTable } from '#lib/errors.ts'
import { PracticeBaht } from '#lib/money.ts'
import { FundClass, FundCode } from '../funds/contract.ts'

/** The life of an order: order-state-rules.ts. */
export const FundOrderState = z.enum(['accepted', 'priced', 'settled', 'cancelled'])
export type FundOrderState = z.infer<typeof FundOrderState>
export const FundOrderKind = z.enum(['buy', 'sell'])

/** `figures` of the problem: amounts in hundredths of baht, units in 1/10,000. */
export const fundOrderErrors = {
  fund_key_needed: { status: 400, th: 'คำขอนี้ไม่มีรหัสกันส่งซ้ำ ลองกดใหม่อีกครั้ง ยังไม่มีการหักเงิน' },
  trade_day_changed: {
    status: 409,
    th: 'วันของราคาเปลี่ยนเป็น {day} แล้ว ยังไม่มีการหักเงิน ดูวันใหม่แล้วยืนยันอีกครั้ง',
  },
  fund_paused: { status: 409, th: 'กองทุนนี้พักการ{what}อยู่ {reason} ยังไม่มีอะไรเปลี่ยน' },
  /** figures.least. */
  below_least: { status: 422, th: 'ขั้นต่ำ 50.00 บาทจำลอง ถ้าเหลือน้อยกว่านั้นให้เลือกขายทั้งหมด' },
  /** figures.missing, figures.balance. */
  baht_short: { status: 409, th: 'เงินจำลองไม่พอ ขาดอีก {missing} บาทจำลอง ยังไม่มีการหักเงิน' },
  /** figures.free_units. */
  units_short: { status: 409, th: 'ขายได้ไม่เกิน {units} หน่วย ส่วนที่อยู่ในคำสั่งอื่นหรือยังส่งมอบไม่เสร็จขายซ้ำไม่ได้' },
  no_units: { status: 409, th: 'ยังไม่มีหน่วยของกองทุนนี้ที่ขายได้' },
  one_measure: { status: 422, th: 'บอกอย่างเดียว: จำนวนเงิน จำนวนหน่วย หรือทั้งหมด' },
  same_fund: { status: 422, th: 'เลือกกองทุนปลายทางที่ต่างจากกองทุนต้นทาง' },
  fund_orders_full: { status: 409, th: 'มีคำสั่งที่ยังไม่เสร็จครบ 50 รายการแล้ว รอให้เสร็จก่อน' },
  fund_order_not_found: { status: 404, th: 'ไม่พบคำสั่งนี้' },
  /** Before a first fund of risk level 6 to 8 (risk-contract.ts). */
  risk_not_acknowledged: {
    status: 422,
    th: 'กองทุนระดับ 6 ถึง 8 ลดลงได้มาก อ่านข้อควรรู้แล้วกดรับทราบก่อนซื้อครั้งแรก ยังไม่มีการหักเงิน',
  },
  cut_off_passed: { status: 409, th: 'ยกเลิกได้ก่อน 15:30 ของวันที่ใช้ราคาเท่านั้น คำสั่งนี้เดินต่อไปแล้ว' },
} as const satisfies ErrorTable

const units = z.int()
const Amount = PracticeBaht.check(z.minimum(1, 'ต้องมากกว่า 0'))
const Units = z.int().check(z.minimum(1, 'ต้องมากกว่า 0'))

/**
 * The day whose NAV the person was shown: refused where it is no longer right (trade_day_changed). Left out, the order gets the
 * next NAV there is, which after 15:30 and on a day without business is a later day's; `later` of the reply says so.
 */
const tradeOn = z.optional(Day)

/** Why an order has not today's NAV but a later day's, with the Thai sentence that says it; null: it has today's. */
export const LaterDay = z.nullable(
  z.object({ trade_on: Day, why: z.enum(['after_cut_off', 'bank_holiday', 'weekend']), words: z.string() }),
)
export type LaterDay = z.infer<typeof LaterDay>

/** One lot that a sale took units from: first in, first out. */
export const LotSale = z.object({ bought_on: Day, units, cost: PracticeBaht })

/**
 * An order. Asked for: `amount` of a purchase (the fee is inside), or of a sale `amount`, `units` or all. Known from
 * `priced` on: nav (1/10,000 baht), units, fee, and of a sale `proceeds`, `cost`, `gain`. A purchase that waits for the sale
 * of its switch has no amount yet. `may_cancel_until` is null where it is too late.
 */
export const FundOrder = z.object({
  id: z.uuid(),
  code: FundCode,
  name: z.string(),
  kind: FundOrderKind,
  state: FundOrderState,
  /** The two orders of a switch carry the same; null: no switch. */
  switch_id: z.nullable(z.uuid()),
  switch_with: z.nullable(FundCode),
  is_all: z.boolean(),
  amount: z.nullable(PracticeBaht),
  units: z.nullable(units),
  nav: z.nullable(z.int()),
  fee: z.nullable(PracticeBaht),
  proceeds: z.nullable(PracticeBaht),
  cost: z.nullable(PracticeBaht),
  gain: z.nullable(PracticeBaht),
  /** A sale by amount whose units were not enough at the price: all that was set aside was sold. */
  fell_short: z.boolean(),
  lots: z.array(LotSale),
  placed_at: z.iso.datetime(),
  trade_on: Day,
  priced_on: Day,
  settled_on: Day,
  cancelled_at: z.nullable(z.iso.datetime()),
  may_cancel_until: z.nullable(z.iso.datetime()),
})
export type FundOrder = z.infer<typeof FundOrder>

/** The version of the text on funds of risk level 6 to 8 that was ticked (risk-contract.ts); needed once. */
const riskRead = z.optional(z.int())

const ordered = z.object({ orders: z.array(FundOrder), balance: PracticeBaht, later: LaterDay })

/** Needs an Idempotency-Key. `amount` in hundredths of simulated baht, with the front-end fee inside. Opens the purse if need be. */
export const buyFund = endpoint({
  method: 'POST',
  path: '/v2/api/bank/buyFund',
  access: 'protected',
  summary: 'สั่งซื้อกองทุนด้วยเงินบาทจำลอง',
  body: z.object({ code: FundCode, amount: Amount, trade_on: tradeOn, risk_read: riskRead }),
  reply: ordered,
  errors: [
    'fund_key_needed',
    'fund_not_found',
    'fund_without_nav',
    'fund_paused',
    'below_least',
    'baht_short',
    'not_enough_baht',
    'trade_day_changed',
    'fund_orders_full',
    'risk_not_acknowledged',
  ],
})

const toSell = {
  amount: z.optional(Amount),
  /** In 1/10,000 unit. */
  units: z.optional(Units),
  all: z.optional(z.literal(true)),
  trade_on: tradeOn,
}
const sellErrors = [
  'fund_key_needed',
  'fund_not_found',
  'fund_without_nav',
  'fund_paused',
  'below_least',
  'units_short',
  'no_units',
  'one_measure',
  'trade_day_changed',
  'fund_orders_full',
]

/** Exactly one of `amount`, `units`, `all`. Needs an Idempotency-Key. */
export const sellFund = endpoint({
  method: 'POST',
  path: '/v2/api/bank/sellFund',
  access: 'protected',
  summary: 'สั่งขายกองทุน เป็นจำนวนเงิน จำนวนหน่วย หรือทั้งหมด',
  body: z.object({ code: FundCode, ...toSell }),
  reply: ordered,
  errors: sellErrors,
})

/** A sale of `code` and a purchase of `to` with what it brings, on the day on which the sale settles. Needs an Idempotency-Key. */
export const switchFund = endpoint({
  method: 'POST',
  path: '/v2/api/bank/switchFund',
  access: 'protected',
  summary: 'สับเปลี่ยนกองทุน: ขายกองหนึ่งแล้วซื้ออีกกองด้วยเงินนั้น',
  body: z.object({ code: FundCode, to: FundCode, ...toSell, risk_read: riskRead }),
  reply: ordered,
  errors: [...sellErrors, 'same_fund', 'risk_not_acknowledged'],
})

/** Before the cut-off; both orders of a switch at once. Cancelled already: nothing changes. */
export const cancelFundOrder = endpoint({
  method: 'POST',
  path: '/v2/api/bank/cancelFundOrder',
  access: 'protected',
  summary: 'ยกเลิกคำสั่งกองทุนก่อน 15:30 ของวันที่ใช้ราคา',
  body: z.object({ id: z.uuid() }),
  reply: z.omit(ordered, { later: true }),
  errors: ['fund_order_not_found', 'cut_off_passed'],
})

/** `state` open: accepted and priced. */
export const listFundOrders = endpoint({
  method: 'GET',
  path: '/v2/api/bank/fundOrders',
  access: 'protected',
  summary: 'คำสั่งกองทุนของฉัน ใหม่สุดก่อน',
  query: z.object({ state: z._default(z.enum(['all', 'open']), 'all'), type: z.optional(FundCode), ...pageQuery }),
  reply: pageOf(FundOrder),
})

export const showFundOrder = endpoint({
  method: 'GET',
  path: '/v2/api/bank/fundOrder',
  access: 'protected',
  summary: 'คำสั่งกองทุนหนึ่งรายการของฉัน',
  query: z.object({ id: z.uuid() }),
  reply: FundOrder,
  errors: ['fund_order_not_found'],
})

/** What was bought together and is still there. `kind` dividend: a dividend that was reinvested. */
export const Lot = z.object({
  kind: z.enum(['buy', 'dividend']),
  bought_on: Day,
  nav: z.int(),
  units,
  units_left: units,
  cost_left: PracticeBaht,
  value: PracticeBaht,
  gain: PracticeBaht,
  /** From when it may be sold; null: now. */
  settles_on: z.nullable(Day),
})

/**
 * Returns in basis points: from one bank year on a bank year's (`is_yearly`), before that plain, over `bank_months`.
 * Null before a priced purchase.
 */
export const ReturnsTold = z.object({
  time_weighted: z.nullable(z.int()),
  money_weighted: z.nullable(z.int()),
  is_yearly: z.boolean(),
  bank_months: z.int(),
})

/** A fund that a person has. `value` is at the last published NAV. */
export const Holding = z.object({
  code: FundCode,
  name: z.string(),
  risk: z.int(),
  class: FundClass,
  units,
  free_units: units,
  nav: z.int(),
  nav_on: Day,
  cost: PracticeBaht,
  value: PracticeBaht,
  gain: PracticeBaht,
  /** `gain` of the cost, in basis points. */
  gain_rate: z.int(),
  /** The share of all that is held. */
  share: z.int(),
  /** What came of what was sold, and of dividends, so far. */
  realized: PracticeBaht,
  lots: z.array(Lot),
})
export type Holding = z.infer<typeof Holding>

/**
 * Everything in the practice world: purse, orders on the way (`in_orders`: money of purchases that are not priced and of sales
 * that are not settled), units at the last NAV, and what lies in plans of the robo-adviser (`robo_value`: their units and
 * orders). `total` is their sum. `market` is what the market brought, less fees: `total` − `income`, which is `unrealized` +
 * `realized` − `fees` (of what is held, of sales and dividends, of purchases), plans included. All others are of one's own funds.
 * Returns by one rule (return-rules.ts): time-weighted, and money-weighted (XIRR; null where it has no solution).
 */
export const listHoldings = endpoint({
  method: 'GET',
  path: '/v2/api/bank/fundHoldings',
  access: 'protected',
  summary: 'กองทุนที่ฉันถือ มูลค่า กำไรขาดทุน และผลตอบแทนสองแบบ',
  reply: z.object({
    wallet: PracticeBaht,
    in_orders: PracticeBaht,
    units_value: PracticeBaht,
    robo_value: PracticeBaht,
    total: PracticeBaht,
    income: PracticeBaht,
    market: PracticeBaht,
    whole: z.object({ unrealized: PracticeBaht, realized: PracticeBaht, fees: PracticeBaht }),
    cost: PracticeBaht,
    gain: PracticeBaht,
    realized: PracticeBaht,
    fees: PracticeBaht,
    returns: ReturnsTold,
    /** The shares of the eight levels of risk: '1' to '8', in basis points. */
    levels: z.record(z.string(), z.int()),
    items: z.array(Holding),
  }),
})

/** The worth of what is held day by day since the first purchase, of at most about 300 days; `put_in` is what was paid less what came out. */
export const showHoldingsHistory = endpoint({
  method: 'GET',
  path: '/v2/api/bank/fundHoldingsHistory',
  access: 'protected',
  summary: 'มูลค่ากองทุนของฉันย้อนหลังเทียบกับเงินที่ใส่',
  reply: z.object({ points: z.array(z.object({ day: Day, value: PracticeBaht, put_in: PracticeBaht })) }),
})
