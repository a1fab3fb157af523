import { z } from 'zod/mini'
import { endpoint, pageOf, pageQuery } from '#lib/contract.ts'
import type { ErrorTable } from '#lib/errors.ts'
import { Koin, PracticeBaht } from '#lib/money.ts'
import { BankClockParts, BankMoment } from '../clock/contract.ts'
import { BankRates, FixedTerm } from '../rates/contract.ts'
import { maxMonthly, minFixed, minMonthly } from '../rates/terms-rules.ts'

export const depositErrors = {
  bank_key_needed: { status: 400, th: 'คำขอนี้ไม่มีรหัสกันส่งซ้ำ ลองกดใหม่อีกครั้ง ยังไม่มี koin ขยับ' },
  /** figures.missing: in hundredths. */
  deposit_short: { status: 409, th: 'koin ในกระเป๋าไม่พอ ยังขาดอีก {koin} koin ยังไม่มี koin ขยับ' },
  deposit_not_allowed: { status: 403, th: 'บัญชีนี้ยังฝาก koin ไม่ได้ {why}' },
  deposit_not_found: { status: 404, th: 'ไม่พบบัญชีฝากนี้' },
  deposit_ended: { status: 409, th: 'บัญชีนี้ปิดไปแล้ว koin อยู่ในกระเป๋าแล้ว ดูได้ในสมุดบัญชี' },
  thaweesup_open: { status: 409, th: 'คุณมีทวีทรัพย์เปิดอยู่แล้ว เปิดได้คนละหนึ่งบัญชี' },
  /** `day` is the real day from which on it may be opened. */
  bank_own_clock: {
    status: 409,
    th: 'คุณหรือคนในครอบครัวเป็นคนทำให้เดือนของธนาคารสั้นลง จึงเปิดบัญชีฝากใหม่ได้ตั้งแต่ {day} ยังไม่มี koin ขยับ',
  },
  /** figures.rate: in basis points. */
  bank_rate_changed: { status: 409, th: 'อัตราดอกเบี้ยเปลี่ยนเป็น {rate} % ต่อปี ยังไม่มี koin ขยับ ดูเงื่อนไขใหม่ก่อน' },
} as const satisfies ErrorTable

/** What happens at maturity: koin go to the wallet, or principal and interest stay for another such term. */
export const AtMaturity = z.enum(['wallet', 'rollover'])
export type AtMaturity = z.infer<typeof AtMaturity>

/** Why the interest is what it is: the agreed rate, the savings rate (closed early, or Thaweesup stopped), or none. */
export const InterestKind = z.enum(['full', 'savings', 'none'])
export type InterestKind = z.infer<typeof InterestKind>

/** What a deposit pays: `paid` = principal + interest − tax. `rate` in basis points a year. */
export const Payout = z.object({
  kind: InterestKind,
  rate: z.int(),
  principal: Koin,
  interest: Koin,
  tax: Koin,
  paid: Koin,
})
export type Payout = z.infer<typeof Payout>

/**
 * `settling`: its day has come and the bank's night has not passed yet (the koin move this night, or with the person's next
 * bank act). `ended` is closed early, `matured` went to the wallet at the end.
 */
export const FixedState = z.enum(['open', 'settling', 'matured', 'closed'])
export type FixedState = z.infer<typeof FixedState>

export const FixedView = z.object({
  type: z.literal('fixed'),
  id: z.uuid(),
  state: FixedState,
  term: FixedTerm,
  principal: Koin,
  /** Hundredths of a percent a year; `early_rate` is for closing early from 3 bank months on. Both are of the opening. */
  rate: z.int(),
  early_rate: z.int(),
  at_maturity: AtMaturity,
  /** 1, and one more each time that it rolled over; the dates are of this round. */
  round: z.int(),
  opened: BankMoment,
  matures: BankMoment,
  ended: z.nullable(BankMoment),
  /** Bank days of the round: held until now, and all. */
  days_held: z.int(),
  days: z.int(),
  /** At maturity; of an ended deposit, what it paid. */
  payout: Payout,
})
export type FixedView = z.infer<typeof FixedView>

/**
 * The state of a month: paid; missed (forgiven, or the third, which stops the account); trying (its first day was without
 * enough koin, another try follows); due (this month, its day is still to come); ahead; none (the account stopped or ended
 * before).
 */
export const SquareState = z.enum(['paid', 'missed', 'trying', 'due', 'ahead', 'none'])
export type SquareState = z.infer<typeof SquareState>

export const Square = z.object({
  /** 1 to 24; 1 is the month of the opening, paid with it. */
  nth: z.int(),
  /** The day of the next attempt. Of a paid instalment it is the day of payment, of a missed one the last day of its month. */
  day: BankMoment,
  state: SquareState,
})
export type Square = z.infer<typeof Square>

/** `stopped`: a third month was missed; no more instalments, savings rate and tax, until it matures or is closed. */
export const ThaweesupState = z.enum(['open', 'stopped', 'settling', 'finished', 'closed'])
export type ThaweesupState = z.infer<typeof ThaweesupState>

export const ThaweesupView = z.object({
  type: z.literal('thaweesup'),
  id: z.uuid(),
  state: ThaweesupState,
  monthly: Koin,
  rate: z.int(),
  early_rate: z.int(),
  opened: BankMoment,
  matures: BankMoment,
  ended: z.nullable(BankMoment),
  squares: z.array(Square),
  paid_months: z.int(),
  missed_months: z.int(),
  /** How many more months may be missed before it stops: 2, 1 or 0. */
  forgiven_left: z.int(),
  /** The next day on which the bank takes an instalment; null: none will be. */
  next_try: z.nullable(BankMoment),
  saved: Koin,
  /** At maturity if every coming month is paid; of an ended one, what it paid. */
  payout: Payout,
})
export type ThaweesupView = z.infer<typeof ThaweesupView>

/** The koin wallet is the savings account: it earns interest by the day, credited each bank half-year. */
export const SavingsView = z.object({
  balance: Koin,
  rate: z.int(),
  /** Interest of this bank half-year up to yesterday, not yet credited. It is free of tax (payout-rules.ts). */
  accrued: Koin,
  /** The day of the next credit. */
  credits: BankMoment,
})
export type SavingsView = z.infer<typeof SavingsView>

export const BankAccounts = z.object({
  now: BankMoment,
  clock: BankClockParts,
  savings: SavingsView,
  /** What this person would open at now: a rise of rates is not for the members of staff who made it, nor their families. */
  rates: BankRates,
  /** Open ones, by maturity. */
  fixed: z.array(FixedView),
  thaweesup: z.nullable(ThaweesupView),
  /** `deposits`: what is in fixed deposits and Thaweesup; `all`: with the savings account. */
  totals: z.object({ deposits: Koin, all: Koin }),
  /**
   * The practice purse: simulated baht, never to be added to koin. `funds`: the worth of units and what is in orders; null where
   * the purse was never opened.
   */
  practice: z.object({ wallet: PracticeBaht, funds: z.nullable(PracticeBaht) }),
})
export type BankAccounts = z.infer<typeof BankAccounts>

export const showBankAccounts = endpoint({
  method: 'GET',
  path: '/v2/api/bank/accounts',
  access: 'protected',
  summary: 'บัญชีทั้งหมดของฉันในธนาคารจำลอง',
  reply: BankAccounts,
})

const Deposit = z.union([FixedView, ThaweesupView])
export type DepositView = z.infer<typeof Deposit>
const ref = z.object({ id: z.uuid() })

export const showDeposit = endpoint({
  method: 'GET',
  path: '/v2/api/bank/deposit',
  access: 'protected',
  summary: 'บัญชีฝากหนึ่งบัญชีของฉัน เปิดอยู่หรือปิดไปแล้ว',
  query: ref,
  reply: Deposit,
  errors: ['deposit_not_found'],
})

/** Ended deposits, newest first. */
export const listEndedDeposits = endpoint({
  method: 'GET',
  path: '/v2/api/bank/ended',
  access: 'protected',
  summary: 'บัญชีฝากที่ปิดหรือครบกำหนดไปแล้ว',
  query: z.object(pageQuery),
  reply: pageOf(Deposit),
})

/** "Close now or wait": what the deposit pays now, and at its end if nothing else happens. */
export const quoteClosing = endpoint({
  method: 'GET',
  path: '/v2/api/bank/closeQuote',
  access: 'protected',
  summary: 'ปิดวันนี้หรือรอให้ครบ ได้ต่างกันเท่าไร',
  query: ref,
  reply: z.object({
    now: Payout,
    wait: Payout,
    matures: BankMoment,
    /** What waiting pays more, after tax; of a Thaweesup the coming instalments are left out of it. */
    gain: Koin,
    /** Bank days held until now. */
    days_held: z.int(),
    /** From this day on closing early pays the savings rate; null where it does already. */
    savings_rate_from: z.nullable(BankMoment),
  }),
  errors: ['deposit_not_found', 'deposit_ended'],
})

const twoDecimals = 'ใส่ทศนิยมได้ไม่เกิน 2 ตำแหน่ง และไม่เกินจำนวนที่ระบบรับได้'

/**
 * Amounts in hundredths. `expected_rate` is the rate that the person saw: another one is refused with bank_rate_changed.
 * An Idempotency-Key is needed.
 */
export const openFixed = endpoint({
  method: 'POST',
  path: '/v2/api/bank/openFixed',
  access: 'protected',
  summary: 'เปิดบัญชีฝากประจำด้วย koin จากกระเป๋า',
  body: z.object({
    term: FixedTerm,
    amount: z.int(twoDecimals).check(z.minimum(minFixed, 'ฝากประจำเริ่มที่ 100.00 koin')),
    atMaturity: z._default(AtMaturity, 'wallet'),
    expected_rate: z.optional(z.int()),
  }),
  reply: z.object({ deposit: FixedView, koin: Koin }),
  errors: [
    'bank_key_needed',
    'deposit_short',
    'not_enough_koin',
    'deposit_not_allowed',
    'product_paused',
    'bank_own_clock',
    'bank_rate_changed',
  ],
})

/** Closes before maturity; the koin of the quote go to the wallet. Sent again, it is refused with deposit_ended. */
export const closeFixed = endpoint({
  method: 'POST',
  path: '/v2/api/bank/closeFixed',
  access: 'protected',
  summary: 'ปิดบัญชีฝากประจำก่อนครบกำหนด',
  body: ref,
  reply: z.object({ deposit: FixedView, koin: Koin }),
  errors: ['deposit_not_found', 'deposit_ended'],
})

/** What happens at maturity can be changed until the day itself. */
export const changeAtMaturity = endpoint({
  method: 'POST',
  path: '/v2/api/bank/atMaturity',
  access: 'protected',
  summary: 'เปลี่ยนว่าครบกำหนดแล้วให้เข้ากระเป๋าหรือฝากต่อ',
  body: z.object({ id: z.uuid(), atMaturity: AtMaturity }),
  reply: FixedView,
  errors: ['deposit_not_found', 'deposit_ended'],
})

/** Takes the first instalment at once. An Idempotency-Key is needed. */
export const openThaweesup = endpoint({
  method: 'POST',
  path: '/v2/api/bank/openThaweesup',
  access: 'protected',
  summary: 'เปิดทวีทรัพย์ ฝากเท่ากันทุกเดือน 24 เดือนของธนาคาร',
  body: z.object({
    monthly: z
      .int(twoDecimals)
      .check(
        z.minimum(minMonthly, 'ฝากต่อเดือนเริ่มที่ 50.00 koin'),
        z.maximum(maxMonthly, 'ฝากต่อเดือนได้ไม่เกิน 2,500.00 koin'),
      ),
    expected_rate: z.optional(z.int()),
  }),
  reply: z.object({ deposit: ThaweesupView, koin: Koin }),
  errors: [
    'bank_key_needed',
    'thaweesup_open',
    'deposit_short',
    'not_enough_koin',
    'deposit_not_allowed',
    'product_paused',
    'bank_own_clock',
    'bank_rate_changed',
  ],
})

export const closeThaweesup = endpoint({
  method: 'POST',
  path: '/v2/api/bank/closeThaweesup',
  access: 'protected',
  summary: 'ปิดทวีทรัพย์ก่อนครบกำหนด',
  body: ref,
  reply: z.object({ deposit: ThaweesupView, koin: Koin }),
  errors: ['deposit_not_found', 'deposit_ended'],
})
