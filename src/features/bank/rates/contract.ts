import { z } from 'zod/mini'
import { endpoint } from '#lib/contract.ts'
import type { ErrorTable } from '#lib/errors.ts'
import { Koin } from '#lib/money.ts'
import { BankClockParts, BankMoment } from '../clock/contract.ts'

/** What can be opened, and paused by staff. */
export const BankProduct = z.enum(['fixed', 'thaweesup'])
export type BankProduct = z.infer<typeof BankProduct>

/** The terms of a fixed deposit in bank months. */
export const FixedTerm = z.literal([3, 6, 12, 24])
export type FixedTerm = z.infer<typeof FixedTerm>

/** Rates in basis points a year: 0.95 % is 95. */
export const BankRates = z.object({
  savings: z.int(),
  fixed: z.object({ '3': z.int(), '6': z.int(), '12': z.int(), '24': z.int() }),
  thaweesup: z.int(),
})
export type BankRates = z.infer<typeof BankRates>

export const rateErrors = {
  product_paused: { status: 409, th: 'ตอนนี้พักการเปิดบัญชีแบบนี้ไว้ก่อน {why} บัญชีที่เปิดไว้แล้วเดินต่อตามปกติ' },
} as const satisfies ErrorTable

/** Everything that a terms page says before an account is opened; the figures are the ones in force now. */
export const BankTerms = z.object({
  now: BankMoment,
  clock: BankClockParts,
  rates: BankRates,
  /** Changes that staff has announced, earliest first; `starts_on` is a real Bangkok day. */
  upcoming: z.array(z.object({ key: z.string(), rate: z.int(), starts_on: z.iso.date() })),
  fixed: z.object({ min: Koin, terms: z.array(FixedTerm) }),
  thaweesup: z.object({ min: Koin, max: Koin, months: z.int(), forgiven: z.int(), days: z.array(z.int()) }),
  /** Of interest, in basis points: 15 % is 1500. */
  tax: z.int(),
  /** Closed before so many bank months there is no interest. */
  months_without_interest: z.int(),
  /** Reasons shown to people, by product; null: can be opened. */
  paused: z.object({ fixed: z.nullable(z.string()), thaweesup: z.nullable(z.string()) }),
})
export type BankTerms = z.infer<typeof BankTerms>

export const showBankTerms = endpoint({
  method: 'GET',
  path: '/v2/api/bank/terms',
  access: 'public',
  summary: 'เงื่อนไขและอัตราดอกเบี้ยของบัญชีฝากจำลองตอนนี้',
  reply: BankTerms,
})
