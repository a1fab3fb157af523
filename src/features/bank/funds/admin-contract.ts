import { z } from 'zod/mini'
import { endpoint } from '#lib/contract.ts'
import type { ErrorTable } from '#lib/errors.ts'
import type { StaffRole } from '#lib/staff-roles.ts'
import { thaiText } from '#lib/stored-text.ts'
import { CurrencyRisk, FundClass, FundCode, FundItem, FundPart, FundPause, FundView, SheetPart } from './contract.ts'

const keepers: readonly StaffRole[] = ['editor', 'finance']

export const adminFundErrors = {
  fund_exists: { status: 409, th: 'มีกองทุนรหัสนี้แล้ว' },
  fund_changed: { status: 409, th: 'มีคนแก้กองทุนนี้หลังจากที่คุณเปิด โหลดใหม่ก่อนแก้' },
  parts_not_whole: { status: 422, th: 'ส่วนที่ลงทุนต้องรวมกันได้ 100 %' },
} as const satisfies ErrorTable

const fee = (max: number) => z.int().check(z.minimum(0, 'ต้องไม่ติดลบ'), z.maximum(max, `ต้องไม่เกิน ${max / 100} %`))

/** What staff may change of a fund: its words. Level, fees and what its NAV is made of stay: holders bought them. */
export const FundWords = z.object({
  name: thaiText(80),
  summary: thaiText(200),
  policy: thaiText(800),
  benchmark: thaiText(200),
  currency_text: thaiText(300),
  dividend_text: z.nullable(thaiText(300)),
  parts: z.array(FundPart).check(z.minLength(1), z.maxLength(8)),
  sheet: z.array(SheetPart).check(z.minLength(1), z.maxLength(12)),
})
export type FundWords = z.infer<typeof FundWords>

/** A fund as staff sees it: `version` is sent back with a change; holders and orders count persons' accounts. */
export const AdminFund = z.extend(FundView, {
  version: z.int(),
  holders: z.int(),
  open_orders: z.int(),
  updated_at: z.iso.datetime(),
})
export type AdminFund = z.infer<typeof AdminFund>

export const listAdminFunds = endpoint({
  method: 'GET',
  path: '/v2/api/admin/bank/funds',
  access: 'staff',
  roles: keepers,
  summary: 'กองทุนทั้งหมดสำหรับทีมงาน',
  reply: z.object({
    items: z.array(z.extend(FundItem, { source: z.enum(['model', 'file']), holders: z.int(), open_orders: z.int() })),
  }),
})

export const showAdminFund = endpoint({
  method: 'GET',
  path: '/v2/api/admin/bank/fund',
  access: 'staff',
  roles: keepers,
  summary: 'กองทุนหนึ่งกองสำหรับทีมงาน',
  query: z.object({ code: FundCode }),
  reply: AdminFund,
  errors: ['fund_not_found'],
})

/** A new fund gets its NAV from imported files; it can be bought as soon as it has one. */
export const createFund = endpoint({
  method: 'POST',
  path: '/v2/api/admin/bank/funds',
  access: 'staff',
  roles: ['finance'],
  stepUp: true,
  summary: 'เพิ่มกองทุนที่รับราคาจากไฟล์',
  body: z.extend(FundWords, {
    code: FundCode,
    risk: z.int().check(z.minimum(1), z.maximum(8)),
    class: FundClass,
    currency: CurrencyRisk,
    front_fee: fee(100),
    yearly_fee: fee(500),
  }),
  reply: AdminFund,
  errors: ['fund_exists', 'parts_not_whole'],
})

export const editFund = endpoint({
  method: 'POST',
  path: '/v2/api/admin/bank/fund',
  access: 'staff',
  roles: keepers,
  summary: 'แก้คำอธิบายของกองทุน',
  query: z.object({ code: FundCode }),
  body: z.extend(FundWords, { version: z.int() }),
  reply: AdminFund,
  errors: ['fund_not_found', 'fund_changed', 'parts_not_whole'],
})

/** `paused` null opens it again. The reason is shown to everybody. Orders that were accepted go on. */
export const pauseFund = endpoint({
  method: 'POST',
  path: '/v2/api/admin/bank/fund/pause',
  access: 'staff',
  roles: ['finance'],
  stepUp: true,
  summary: 'พักหรือเปิดการซื้อขายของกองทุน',
  query: z.object({ code: FundCode }),
  body: z.object({ paused: z.nullable(FundPause), reason: thaiText(200) }),
  reply: AdminFund,
  errors: ['fund_not_found'],
})
