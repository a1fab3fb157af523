import { z } from 'zod/mini'
import { FixedTerm } from '#features/bank/rates/contract.ts'
import { endpoint } from '#lib/contract.ts'
import { Koin, PracticeBaht } from '#lib/money.ts'

/** A deposit with its principal; `term` in bank months, null: Thaweesup. */
const DepositLine = z.object({ id: z.uuid(), term: z.nullable(FixedTerm), amount: Koin })
const FundLine = z.object({ code: z.string(), name: z.string(), amount: PracticeBaht })
const PlanLine = z.object({ id: z.uuid(), name: z.string(), amount: PracticeBaht })

/**
 * Everything that a person has, in two sums that are never added to each other: koin, and practice baht (hundredths of each).
 * Each total is exactly the sum of its lines. Interest that is not credited yet (`accrued`) is in no sum.
 */
export const NetWorth = z.object({
  koin: z.object({ wallet: Koin, deposits: z.array(DepositLine), total: Koin, accrued: Koin }),
  practice: z.object({
    wallet: PracticeBaht,
    /** Of own funds: money of purchases without a price, and of sales that are not settled. */
    in_orders: PracticeBaht,
    /** Units at the last NAVs. */
    funds: z.array(FundLine),
    /** Plans of the robo-adviser with their orders. */
    plans: z.array(PlanLine),
    total: PracticeBaht,
    /** What the practice wallet was given so far; 0: it was never opened. */
    income: PracticeBaht,
    /** What the market brought, less fees: total − income. */
    market: PracticeBaht,
  }),
})
export type NetWorth = z.infer<typeof NetWorth>

export const showNetWorth = endpoint({
  method: 'GET',
  path: '/v2/api/bank/netWorth',
  access: 'protected',
  summary: 'ทุกอย่างที่ฉันมี: koin กับเงินฝาก และเงินจำลองในกองทุนกับแผน แยกสองยอด',
  reply: NetWorth,
})
