import { z } from 'zod/mini'
import { endpoint } from '#lib/contract.ts'
import { Day } from '#lib/day.ts'
import { PracticeBaht } from '#lib/money.ts'
import { filledText } from '#lib/stored-text.ts'
import { FundCode } from '../funds/contract.ts'
import { FundOrder, Holding } from './contract.ts'

/**
 * The books of funds, all from the ledger, beside what the registers of units and orders say: the two must agree. Amounts in
 * hundredths of baht, NAV in 1/10,000 baht, units in 1/10,000.
 */
export const showFundBooks = endpoint({
  method: 'GET',
  path: '/v2/api/admin/bank/fundBooks',
  access: 'staff',
  roles: ['finance'],
  summary: 'สมุดบัญชีกองทุน: หน่วยเทียบกับราคา และบัญชีแยกประเภทเทียบกับทะเบียน',
  reply: z.object({
    funds: z.array(
      z.object({
        code: FundCode,
        name: z.string(),
        nav: z.nullable(z.int()),
        nav_on: z.nullable(Day),
        holders: z.int(),
        units: z.int(),
        cost: PracticeBaht,
        value: PracticeBaht,
        gain: PracticeBaht,
        buys_waiting: PracticeBaht,
        sales_waiting: z.int(),
      }),
    ),
    /** Each pair: what the ledger says, what the registers add up to, and whether they agree. */
    checks: z.array(
      z.object({
        name: z.enum(['fund_units', 'fund_order', 'allowance', 'fund_fee', 'fund_gain', 'units', 'purses']),
        ledger: z.int(),
        register: z.int(),
        agrees: z.boolean(),
      }),
    ),
    night: z.object({
      /** The last day whose NAV was published, and whose orders were priced and settled. */
      nav_on: z.nullable(Day),
      orders_on: z.nullable(Day),
      /** Orders that are due and wait for a NAV. */
      late: z.int(),
    }),
  }),
})

/** A person's funds and orders; the reason is logged. A POST: reading a person's account leaves a trace. */
export const lookAtFunds = endpoint({
  method: 'POST',
  path: '/v2/api/admin/bank/personFunds',
  access: 'staff',
  roles: ['finance'],
  stepUp: true,
  looks: 'by_handler',
  summary: 'ดูกองทุนและคำสั่งของสมาชิก พร้อมเหตุผลที่ถูกบันทึก',
  body: z.object({
    user_id: z.uuid(),
    reason: filledText(200),
  }),
  reply: z.object({ wallet: PracticeBaht, items: z.array(Holding), orders: z.array(FundOrder) }),
  errors: ['not_found'],
})
