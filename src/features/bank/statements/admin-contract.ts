import { z } from 'zod/mini'
import { endpoint } from '#lib/contract.ts'
import { Koin } from '#lib/money.ts'
import { filledText } from '#lib/stored-text.ts'
import { BankAccounts, FixedView, ThaweesupView } from '../deposits/contract.ts'

/** A person's accounts for staff. A POST: the look is logged with its reason. */
export const lookAtAccounts = endpoint({
  method: 'POST',
  path: '/v2/api/admin/bank/person',
  access: 'staff',
  roles: ['finance'],
  stepUp: true,
  looks: 'by_handler',
  summary: 'ดูบัญชีธนาคารจำลองของสมาชิกหนึ่งคน พร้อมเหตุผลที่บันทึกไว้',
  body: z.object({
    user_id: z.uuid(),
    reason: filledText(200),
  }),
  reply: z.object({
    person: z.object({ id: z.uuid(), name: z.string() }),
    accounts: BankAccounts,
    ended: z.array(z.union([FixedView, ThaweesupView])),
  }),
  errors: ['not_found'],
})

/** The bank's own books of deposits, all from the ledger; funds have their own. */
export const showBankBooks = endpoint({
  method: 'GET',
  path: '/v2/api/admin/bank/books',
  access: 'staff',
  roles: ['finance'],
  summary: 'บัญชีของธนาคารจำลองเอง: หนี้สิน ดอกเบี้ยที่จ่าย ภาษีที่หัก',
  reply: z.object({
    /** Sums of the ledger's accounts. */
    liabilities: z.object({ savings: Koin, deposits: Koin }),
    interest_paid: Koin,
    tax_withheld: Koin,
    /** What the open deposits say they hold; equal to liabilities.deposits, or something is wrong. */
    held: z.object({ fixed: Koin, thaweesup: Koin, fixed_count: z.int(), thaweesup_count: z.int() }),
    is_equal: z.boolean(),
    /** Interest that open deposits will cost at maturity at today's state, before tax. */
    promised: Koin,
    /** By real month ('YYYY-MM' in Bangkok), newest first. */
    months: z.array(z.object({ month: z.string(), interest: Koin, tax: Koin })),
  }),
})
