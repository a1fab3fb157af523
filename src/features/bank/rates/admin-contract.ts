import { z } from 'zod/mini'
import { endpoint } from '#lib/contract.ts'
import { Day } from '#lib/day.ts'
import type { ErrorTable } from '#lib/errors.ts'
import { filledText } from '#lib/stored-text.ts'
import { maxBankRate } from './change-rules.ts'
import { BankProduct, BankRates } from './contract.ts'

/** `thaweesup-extra` is added to the rate of 12 months. */
export const BankRateKey = z.enum(['savings', 'fixed-3', 'fixed-6', 'fixed-12', 'fixed-24', 'thaweesup-extra'])
export type BankRateKey = z.infer<typeof BankRateKey>

export const adminRateErrors = {
  rate_starts_early: { status: 422, th: 'อัตราใหม่เริ่มได้ตั้งแต่ {day} เป็นต้นไป ให้สมาชิกรู้ก่อน 7 วัน' },
  rate_too_high: { status: 422, th: 'อัตราต้องไม่เกิน 5.00 % ต่อปี ทวีทรัพย์รวมส่วนบวกเพิ่มแล้วด้วย' },
  rate_step_too_big: { status: 422, th: 'เปลี่ยนได้ครั้งละไม่เกิน 1.00 จุด จากอัตราก่อนหน้าและอัตราที่ตั้งไว้ถัดไป' },
  rate_known: { status: 409, th: 'มีอัตราที่เริ่มวันนี้ตั้งไว้แล้ว เลือกวันอื่น' },
} as const satisfies ErrorTable

/** What is proposed of a rate; `rate` in basis points a year. */
const RateProposal = z.object({ key: BankRateKey, rate: z.int(), starts_on: Day })
export type RateProposal = z.infer<typeof RateProposal>

const AdminRates = z.object({
  rates: BankRates,
  /** Every row, newest first; `is_begun`: it is or was in force. */
  rows: z.array(
    z.object({
      key: BankRateKey,
      starts_on: Day,
      rate: z.int(),
      is_begun: z.boolean(),
      made_by: z.nullable(z.uuid()),
      decided_by: z.nullable(z.uuid()),
    }),
  ),
  paused: z.object({ fixed: z.nullable(z.string()), thaweesup: z.nullable(z.string()) }),
})

export const showAdminRates = endpoint({
  method: 'GET',
  path: '/v2/api/admin/bank/rates',
  access: 'staff',
  roles: ['finance'],
  summary: 'อัตราดอกเบี้ยทุกแถวของบัญชีฝาก และสิ่งที่พักไว้',
  reply: AdminRates,
})

/**
 * Proposes a rate, in basis points a year: it holds once a second person confirms it, from seven days after that at
 * the earliest. An open deposit keeps its rate; a rise is not for the two nor their families.
 */
export const setAdminRate = endpoint({
  method: 'POST',
  path: '/v2/api/admin/bank/rate',
  access: 'staff',
  roles: ['finance'],
  stepUp: true,
  koin: 'sets',
  summary: 'ขอตั้งอัตราดอกเบี้ยใหม่ที่เริ่มวันข้างหน้า รอคนที่สองยืนยัน',
  body: z.object({
    key: BankRateKey,
    rate: z.int().check(z.minimum(0, 'ต้องไม่ติดลบ'), z.maximum(maxBankRate, 'ต้องไม่เกิน 5.00 % ต่อปี')),
    starts_on: Day,
  }),
  reply: AdminRates,
  errors: Object.keys(adminRateErrors),
})

/** A reason pauses the product for new accounts and for rolling over; null ends the pause. */
export const pauseBankProduct = endpoint({
  method: 'POST',
  path: '/v2/api/admin/bank/pause',
  access: 'staff',
  roles: ['finance'],
  stepUp: true,
  summary: 'พักหรือเปิดการรับฝากใหม่ของผลิตภัณฑ์',
  body: z.object({
    product: BankProduct,
    reason: z.nullable(filledText(200)),
  }),
  reply: AdminRates,
})
