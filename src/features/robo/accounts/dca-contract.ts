import { z } from 'zod/mini'
import { BankMoment } from '#features/bank/clock/contract.ts'
import { endpoint } from '#lib/contract.ts'
import { Day } from '#lib/day.ts'
import { PracticeBaht } from '#lib/money.ts'
import { DcaDay } from './contract.ts'
import { missReasons } from './dca-rules.ts'
import { RoboLogOrder } from './log-contract.ts'

/**
 * The life of an instalment: dca-rules.ts. coming → paid; or coming → short (retried on up to 3 business days) → paid or
 * skipped; `paused` instead of all of these while the plan is paused.
 */
export const dcaStates = ['coming', 'short', 'paid', 'skipped'] as const
export const DcaState = z.enum(dcaStates)
export type DcaState = z.infer<typeof DcaState>
export const DcaReason = z.enum(missReasons)

/** One instalment. `due` is the bank day that was chosen; `on` the business day on which it is (or was) taken. */
export const DcaInstalment = z.object({
  /** The bank month's number: 0 is 0001-01. */
  month: z.int(),
  due: BankMoment,
  on: Day,
  state: DcaState,
  /** Why one that is short or skipped was not taken; null: not known, or ended by a change of the plan. */
  reason: z.nullable(DcaReason),
  amount: PracticeBaht,
  tries: z.int(),
  /** The next try of one that is short. */
  next_try: z.nullable(Day),
  priced_on: z.nullable(Day),
  settled_on: z.nullable(Day),
  orders: z.array(RoboLogOrder),
})
export type DcaInstalment = z.infer<typeof DcaInstalment>

/**
 * The instalments of an account: past ones newest first (at most 60), and the next six. With `day` and `amount` the coming
 * ones are as they would be then (the calendar of /robo/setFormatMonthDCA).
 */
export const showDca = endpoint({
  method: 'GET',
  path: '/v2/api/mutualFundAccount/dca',
  access: 'protected',
  summary: 'การลงทุนรายเดือนของบัญชี: จ่ายแล้ว กำลังจะมา ข้าม',
  query: z.object({
    accountId: z.uuid(),
    day: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(28))),
    amount: z.optional(z.coerce.number().check(z.int(), z.minimum(5_000), z.maximum(100_000_000))),
  }),
  reply: z.object({
    accountId: z.uuid(),
    name: z.string(),
    /** Null: not chosen yet. */
    day: z.nullable(DcaDay),
    amount: PracticeBaht,
    is_paused: z.boolean(),
    /** Skipped in a row; three pause the plan. */
    skips: z.int(),
    /** All that instalments have put in. */
    paid_sum: PracticeBaht,
    paid_count: z.int(),
    skipped_count: z.int(),
    past: z.array(DcaInstalment),
    coming: z.array(DcaInstalment),
    /** The purse now, and what each bank month adds: whether the next instalment is covered. */
    wallet: PracticeBaht,
    purse_monthly: PracticeBaht,
  }),
  errors: ['robo_account_not_found'],
})
