import { z } from 'zod/mini'
import { BankMoment } from '#features/bank/clock/contract.ts'
import { LaterDay, ReturnsTold } from '#features/bank/fund-orders/contract.ts'
import { FundClass, FundCode } from '#features/bank/funds/contract.ts'
import { RoboPolicyType } from '#features/policies/robo-contract.ts'
import { endpoint, FilePart } from '#lib/contract.ts'
import { Day } from '#lib/day.ts'
import { PracticeBaht } from '#lib/money.ts'
import { maxLetters } from '#lib/stored-text.ts'
import { PlanStatus } from '../projection/contract.ts'
import { RoboLevel } from '../risk/contract.ts'
import { RoboLog } from './log-contract.ts'

/** The life of an account: account-state-rules.ts. */
export const RoboAccountState = z.enum(['open', 'active', 'closing', 'closed'])
export type RoboAccountState = z.infer<typeof RoboAccountState>

/** Hundredths of a percent. */
const rate = z.int()
/** In bytes; the page checks it before sending. */
export const maxImageBytes = 10 * 1024 * 1024
const pictureFaults = ['image_type', 'image_pixels', 'image_heavy', 'image_broken'] as const

const [minBaht, maxBaht] = [5_000, 100_000_000]

/** An amount of a plan: 50.00 to 1,000,000.00 baht. */
const PlanAmount = z
  .int()
  .check(z.minimum(minBaht, 'ขั้นต่ำ 50.00 บาทจำลอง'), z.maximum(maxBaht, 'ไม่เกิน 1,000,000.00 บาทจำลอง'))
/** 0: no instalments; else from 50.00, which the server checks (below_least). */
export const Monthly = z.int().check(z.minimum(0), z.maximum(maxBaht, 'ไม่เกิน 1,000,000.00 บาทจำลอง'))

/** 1 to 28, or 0 for the last day of the bank month. */
export const DcaDay = z
  .int()
  .check(z.minimum(0, 'เลือกวันที่ 1 ถึง 28 หรือวันสุดท้ายของเดือน'), z.maximum(28, 'เลือกวันที่ 1 ถึง 28 หรือวันสุดท้ายของเดือน'))
export const Horizon = z.int().check(z.minimum(6, 'ระยะเวลา 6 ถึง 120 เดือน'), z.maximum(120, 'ระยะเวลา 6 ถึง 120 เดือน'))
export const GoalName = z
  .string()
  .check(z.trim(), z.minLength(1, 'ตั้งชื่อเป้าหมาย'), maxLetters(60, 'ชื่อยาวไม่เกิน 60 ตัวอักษร'))
export const goalPictures = ['travel', 'phone', 'study', 'gift', 'emergency', 'other'] as const
export const GoalPicture = z.enum(goalPictures)
export type GoalPicture = z.infer<typeof GoalPicture>

export const planLimits = { min: minBaht, max: maxBaht, horizonFrom: 6, horizonTo: 120, accounts: 5 } as const

/** A plan as its owner wants it. Amounts in hundredths of baht. Exactly one of `horizon` and `goal_on` says until when. */
export const PlanWanted = z.object({
  name: GoalName,
  /** A drawn picture; an uploaded one replaces it. */
  picture: GoalPicture,
  goal_amount: PlanAmount,
  /** In bank months from the opening. */
  horizon: z.optional(Horizon),
  /** A real day in Bangkok, 6 to 120 bank months away. */
  goal_on: z.optional(Day),
  start_amount: PlanAmount,
  monthly: Monthly,
  level: RoboLevel,
  /** The warning of a level beside the assessed one was read. */
  is_level_acknowledged: z.boolean(),
  /** Null: not chosen yet (/robo/setFormatMonthDCA asks); no instalment is taken before. */
  dca_day: z.nullable(DcaDay),
  /** The policies that were shown and accepted, all in force. */
  policies: z.array(z.object({ type: RoboPolicyType, version: z.int() })).check(z.maxLength(10)),
  /** The day whose NAV was shown (showRoboQuote). Left out: the next day that has one; see buyFund of the bank. */
  trade_on: z.optional(Day),
})
export type PlanWanted = z.infer<typeof PlanWanted>

/** A part of a portfolio: together 10,000. */
export const PlanPart = z.object({ code: FundCode, name: z.string(), class: FundClass, risk: z.int(), share: rate })

/** What the projection said when it was last worked out: amounts at the goal's date in hundredths of baht. */
export const TargetValue = z.object({
  p15: PracticeBaht,
  p50: PracticeBaht,
  p85: PracticeBaht,
  /** The chance to reach the goal. */
  chance: rate,
  at: z.iso.datetime(),
})

/** A plan: an account has one that counts; an adjustment makes a new one and ends the other. */
export const RoboPlan = z.object({
  id: z.uuid(),
  accountId: z.uuid(),
  name: z.string(),
  level: RoboLevel,
  assessed_level: RoboLevel,
  goal_amount: PracticeBaht,
  /** The goal's bank day, and the moment at which it begins. */
  goal_on: BankMoment,
  start_amount: PracticeBaht,
  monthly: PracticeBaht,
  dca_day: z.nullable(DcaDay),
  horizon: z.int(),
  /** Bank months that are over. */
  months_done: z.int(),
  parts: z.array(PlanPart),
  made_at: z.iso.datetime(),
  ended_at: z.nullable(z.iso.datetime()),
  target: z.nullable(TargetValue),
  /** Null as long as there is no projection. */
  status: z.nullable(PlanStatus),
})
export type RoboPlan = z.infer<typeof RoboPlan>

/** A fund of an account. `gain` = value + in_orders + out − in; the gains of all funds sum to the account's exactly. */
export const RoboHolding = z.object({
  code: FundCode,
  name: z.string(),
  class: FundClass,
  risk: z.int(),
  units: z.int(),
  free_units: z.int(),
  nav: z.int(),
  nav_on: Day,
  value: PracticeBaht,
  /** Of purchases that have no price yet. */
  in_orders: PracticeBaht,
  gain: PracticeBaht,
  share: rate,
  target_share: rate,
  /** `share` − `target_share`. */
  drift: rate,
  paused: z.nullable(z.enum(['buy', 'all'])),
})
export type RoboHolding = z.infer<typeof RoboHolding>

/** An account in a list. Amounts in hundredths of baht. */
export const RoboAccount = z.object({
  id: z.uuid(),
  name: z.string(),
  picture: GoalPicture,
  /** The uploaded picture's path; null: the drawn one. */
  image: z.nullable(z.string()),
  state: RoboAccountState,
  level: RoboLevel,
  opened_at: z.iso.datetime(),
  closed_at: z.nullable(z.iso.datetime()),
  /** Units at the last NAV and money of purchases without a price. */
  value: PracticeBaht,
  put_in: PracticeBaht,
  withdrawn: PracticeBaht,
  /** value + withdrawn − put_in. */
  gain: PracticeBaht,
  goal_amount: PracticeBaht,
  /** `value` of the goal, at most 10,000. */
  progress: rate,
  monthly: PracticeBaht,
  /** The day for instalments is still to be chosen. */
  needs_day: z.boolean(),
  is_dca_paused: z.boolean(),
  open_notices: z.int(),
})
export type RoboAccount = z.infer<typeof RoboAccount>

/** An account with everything that its dashboard says. */
export const RoboAccountDetail = z.extend(RoboAccount, {
  units_value: PracticeBaht,
  in_orders: PracticeBaht,
  /** Of sales that are priced and not in the purse yet; part of `withdrawn`. */
  on_the_way: PracticeBaht,
  fees: PracticeBaht,
  returns: ReturnsTold,
  holdings: z.array(RoboHolding),
  /** The largest drift; `may_rebalance` from 500 on, without open orders. */
  drift: rate,
  may_rebalance: z.boolean(),
  has_open_orders: z.boolean(),
  /** The day on which the last open order settles. */
  orders_until: z.nullable(Day),
  /** Plan months kept in a row, of three. */
  kept_months: z.int(),
  /** At most about 300 days since the opening. */
  history: z.array(z.object({ day: Day, value: PracticeBaht, put_in: PracticeBaht })),
  wallet: PracticeBaht,
  assessment: z.nullable(z.object({ level: RoboLevel, valid_until: Day, is_valid: z.boolean() })),
  accepted_policies: z.array(z.object({ type: RoboPolicyType, version: z.int(), accepted_at: z.iso.datetime() })),
})
export type RoboAccountDetail = z.infer<typeof RoboAccountDetail>

/** The plan that was begun and not opened; `step` is the path to go on with. Every field may be missing. */
export const RoboDraft = z.object({
  step: z.enum(['pre-question', 'assessment', 'rehearsal', 'create-plan', 'step-create']),
  plan: z.partial(z.omit(PlanWanted, { policies: true, trade_on: true })),
  saved_at: z.iso.datetime(),
})
export type RoboDraft = z.infer<typeof RoboDraft>

/** My accounts, open ones first, with the interrupted plan, and where another one begins. */
export const getMutualFund = endpoint({
  method: 'GET',
  path: '/v2/api/mutualFundAccount/getMutualFund',
  access: 'protected',
  summary: 'บัญชี Fund-telligenz ของฉัน และแผนที่ทำค้างไว้',
  reply: z.object({
    items: z.array(RoboAccount),
    draft: z.nullable(RoboDraft),
    next: z.enum(['pre-question', 'rehearsal', 'create-plan']),
    may_open: z.boolean(),
    /** What another plan's instalments may take of the practice income of a bank month: the income less all that is taken already. */
    monthly_fits: PracticeBaht,
  }),
})

export const getMutualFundDetail = endpoint({
  method: 'GET',
  path: '/v2/api/mutualFundAccount/getMutualFundDetail',
  access: 'protected',
  summary: 'บัญชี Fund-telligenz หนึ่งบัญชี พร้อมแผนและรายการ',
  query: z.object({ accountId: z.uuid() }),
  reply: z.object({
    mutualFundAccountDetail: RoboAccountDetail,
    mutualFundPlanDetail: RoboPlan,
    transactionLogs: z.array(RoboLog),
  }),
  errors: ['robo_account_not_found'],
})

/** A plan of mine, also one that an adjustment has ended. */
export const showRoboPlan = endpoint({
  method: 'GET',
  path: '/v2/api/mutualFundPlan/{id}',
  access: 'protected',
  summary: 'แผนหนึ่งแผนของฉัน',
  query: z.object({ id: z.uuid() }),
  reply: RoboPlan,
  errors: ['robo_plan_not_found'],
})

/**
 * Opens an account with its plan; the start amount is ordered at once. `plan` is PlanWanted as JSON. Needs an
 * Idempotency-Key. The draft is gone afterwards.
 */
export const openMutualFund = endpoint({
  method: 'POST',
  path: '/v2/api/mutualFundAccount/openMutualFund',
  access: 'protected',
  summary: 'เปิดบัญชี Fund-telligenz ตามแผน พร้อมรูปและข้อตกลงที่ยอมรับ',
  body: z.object({ plan: z.string().check(z.maxLength(8_000)), image: z.optional(FilePart) }),
  bodyForm: 'multipart',
  bodyLimit: maxImageBytes,
  /** `later`: see buyFund of the bank. */
  reply: z.object({ account: RoboAccount, later: LaterDay }),
  errors: [
    ...pictureFaults,
    'overloaded',
    'robo_key_needed',
    'assessment_needed',
    'assessment_expired',
    'goal_in_past',
    'goal_out_of_range',
    'one_goal_date',
    'level_too_far',
    'level_not_acknowledged',
    'robo_policies_needed',
    'robo_policy_changed',
    'robo_accounts_full',
    'fund_not_found',
    'fund_without_nav',
    'fund_paused',
    'below_least',
    'baht_short',
    'not_enough_baht',
    'trade_day_changed',
    'fund_orders_full',
  ],
})

export const updateAccountImage = endpoint({
  method: 'PATCH',
  path: '/v2/api/mutualFundAccount/updateAccountImage',
  access: 'protected',
  summary: 'เปลี่ยนรูปเป้าหมายของบัญชี (JPEG, PNG, WebP, AVIF ไม่เกิน 10 MB และ 40 ล้านพิกเซล)',
  body: z.object({ accountId: z.uuid(), image: FilePart }),
  bodyForm: 'multipart',
  bodyLimit: maxImageBytes,
  reply: z.object({ account: RoboAccount }),
  errors: [...pictureFaults, 'overloaded', 'robo_account_not_found'],
})

/** Saves where the plan's flow stands; replaces what was saved before. */
export const saveRoboDraft = endpoint({
  method: 'POST',
  path: '/v2/api/mutualFundAccount/draft',
  access: 'protected',
  summary: 'เก็บแผนที่ทำค้างไว้',
  body: z.omit(RoboDraft, { saved_at: true }),
  reply: z.object({ draft: RoboDraft }),
})

export const dropRoboDraft = endpoint({
  method: 'DELETE',
  path: '/v2/api/mutualFundAccount/draft',
  access: 'protected',
  summary: 'ทิ้งแผนที่ทำค้างไว้',
  reply: z.object({ draft: z.null() }),
})
