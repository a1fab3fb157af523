import { z } from 'zod/mini'
import { endpoint } from '#lib/contract.ts'
import { Day } from '#lib/day.ts'
import type { ErrorTable } from '#lib/errors.ts'
import { BankClockParts } from '../clock/contract.ts'
import { FundCode } from '../funds/contract.ts'

export const navErrors = {
  nav_month_not_found: { status: 404, th: 'ไม่พบเดือนนี้ในรายการตรวจราคา' },
} as const satisfies ErrorTable

export const NavMonthName = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'เดือนเขียนแบบ 2026-11'))

/**
 * The secret of a month's NAV. `commitment` is the SHA-256 of the secret's bytes (hex), published at `committed_at`;
 * `secret` (64 hex digits) is null until the month is over. `history`: the past before this bank opened, made from a
 * secret that was public from the start.
 */
export const NavMonth = z.object({
  month: NavMonthName,
  commitment: z.string(),
  committed_at: z.iso.datetime(),
  secret: z.nullable(z.string()),
  opened_at: z.nullable(z.iso.datetime()),
  is_history: z.boolean(),
  /** Promised after the month had begun: the first month of this bank, and months of a long pause of the server. */
  is_late: z.boolean(),
  /** The recipe that makes its NAVs (decision 0018): 1 until the market moved by the bank clock, 2 since. */
  recipe: z.int().check(z.minimum(1), z.maximum(2)),
})
export type NavMonth = z.infer<typeof NavMonth>

/** How wide prices swing. */
export const MarketState = z.enum(['calm', 'nervous', 'crisis'])
export type MarketState = z.infer<typeof MarketState>

/** The months to come that are committed to, the running one, and all past ones, newest first. */
export const listNavMonths = endpoint({
  method: 'GET',
  path: '/v2/api/bank/navMonths',
  access: 'public',
  summary: 'รหัสลับของราคากองทุนรายเดือน: ลายนิ้วมือที่ประกาศไว้ก่อน และรหัสที่เปิดแล้ว',
  reply: z.object({ items: z.array(NavMonth) }),
})

/**
 * All that is needed to make a month's NAV again with nav/nav-rules.ts (`checkMonth`): the secret, what the month starts
 * from, and the NAVs that were published. `regime` and `secret` are null until the month is over.
 */
export const showNavMonth = endpoint({
  method: 'GET',
  path: '/v2/api/bank/navMonth',
  access: 'public',
  summary: 'ข้อมูลสำหรับตรวจราคากองทุนของเดือนหนึ่งด้วยตัวเอง',
  query: z.object({ month: NavMonthName }),
  reply: z.extend(NavMonth, {
    /** The first recipe: the state of the month before, from which the secret draws this month's `regime`. */
    regime_before: z.nullable(MarketState),
    /** The first recipe: the month's state. The second: the state before its first day. */
    regime: z.nullable(MarketState),
    /** The second recipe, in the order of `days`: how many market days each carried, and the state it left the market in. */
    market_days: z.array(z.int()),
    states: z.array(MarketState),
    /** The bank clock, which says how many market days a real day carries. */
    clock: BankClockParts,
    /** The last business day before the month, and each fund's NAV on it (1/10,000 baht). */
    start_on: z.nullable(Day),
    days: z.array(Day),
    funds: z.array(
      z.object({
        code: FundCode,
        name: z.string(),
        /** The fund's seat in the stream of shocks, weights of the asset classes in basis points, and the rest of its recipe. */
        recipe: z.object({
          seat: z.int(),
          weights: z.record(z.string(), z.int()),
          own_risk: z.int(),
          yearly_fee: z.int(),
          dividend: z.nullable(z.object({ months: z.array(z.int()), share: z.int() })),
        }),
        start: z.int(),
        /** In the order of `days`. */
        navs: z.array(z.int()),
      }),
    ),
  }),
  errors: ['nav_month_not_found'],
})
