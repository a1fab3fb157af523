import { z } from 'zod/mini'
import { endpoint } from '#lib/contract.ts'
import { Day } from '#lib/day.ts'
import type { ErrorTable } from '#lib/errors.ts'
import { filledText } from '#lib/stored-text.ts'
import { BankProduct, BankRates } from './contract.ts'

/** `thaweesup-extra` is added to the rate of 12 months. */
export const BankRateKey = z.enum(['savings', 'fixed-3', 'fixed-6', 'fixed-12', 'fixed-24', 'thaweesup-extra'])
export type BankRateKey = z.infer<typeof BankRateKey>

export const adminRateErrors = {
  rate_starts_early: { status: 422, th: 'อัตราใหม่เริ่มได้ตั้งแต่พรุ่งนี้ ({day}) เป็นต้นไป ย้อนหลังไม่ได้' },
  rate_known: { status: 409, th: 'มีอัตราที่เริ่มวันนี้ตั้งไว้แล้ว เลือกวันอื่น' },
} as const satisfies ErrorTable

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

/** `rate` in hundredths of a percent a year. From tomorrow at the earliest; an open deposit keeps its rate. */
export const setAdminRate = endpoint({
  method: 'POST',
  path: '/v2/api/admin/bank/rate',
  access: 'staff',
  roles: ['finance'],
  stepUp: true,
  summary: 'ตั้งอัตราดอกเบี้ยใหม่ที่เริ่มวันข้างหน้า',
  body: z.object({
    key: BankRateKey,
    rate: z.int().check(z.minimum(0, 'ต้องไม่ติดลบ'), z.maximum(2_000, 'ต้องไม่เกิน 20.00 % ต่อปี')),
    starts_on: Day,
  }),
  reply: AdminRates,
  errors: ['rate_starts_early', 'rate_known'],
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
