import { z } from 'zod/mini'
import { endpoint } from '#lib/contract.ts'
import { Koin } from '#lib/money.ts'
import { filledText, storedLine } from '#lib/stored-text.ts'

/** The most that one act may adjust, 100,000.00 koin. */
export const maxAdjustment = 100_000_00

/** Why koin are adjusted; the person reads the sentence of it (server/adjust-rules.ts). */
export const AdjustReason = z.enum(['missing', 'fault', 'twice', 'wrong'])
export type AdjustReason = z.infer<typeof AdjustReason>

/** `amount` in signed hundredths: what is given is positive. `note` is for staff only. */
const Adjustment = z.object({ user_id: z.uuid(), amount: Koin, reason: AdjustReason, note: z.string() })
export type Adjustment = z.infer<typeof Adjustment>

const Adjustments = z.object({
  /** What is left of the weekly budget of this member of staff, which all value shares, in hundredths. */
  alone_left: Koin,
  /** The latest fifty that were booked, newest first; `by` asked for it. */
  items: z.array(
    z.extend(Adjustment, {
      ...{ name: z.string(), id: z.uuid(), by: z.string() },
      ...{ booked_at: z.string(), has_second: z.boolean() },
    }),
  ),
})

/** Who a keyword finds; `wallet` in hundredths of a koin. */
export const FoundWallet = z.object({ user_id: z.uuid(), display_name: z.string(), email: z.string(), wallet: Koin })
export type FoundWallet = z.infer<typeof FoundWallet>

/** Finds whose koin to adjust by the beginning of an e-mail or a name. At most ten by name; `is_cut` when there are more. */
export const findWallets = endpoint({
  method: 'GET',
  path: '/v2/api/admin/koin/people',
  access: 'staff',
  roles: ['finance'],
  looks: 'person',
  summary: 'ค้นหาสมาชิกที่จะปรับยอด koin',
  query: z.object({ keyword: storedLine(254) }),
  reply: z.object({ items: z.array(FoundWallet), is_cut: z.boolean() }),
})

export const listAdjustments = endpoint({
  method: 'GET',
  path: '/v2/api/admin/koin/adjustments',
  access: 'staff',
  roles: ['finance'],
  looks: 'person',
  summary: 'การปรับยอด koin ล่าสุด',
  reply: Adjustments,
})

/**
 * Gives koin to a wallet or takes them from it, never below zero. Within the weekly budget of the member of staff alone, above it
 * once a second person confirms (decideProposal). An Idempotency-Key makes a repetition harmless.
 */
export const adminAdjustKoin = endpoint({
  method: 'POST',
  path: '/v2/api/admin/koin/adjust',
  access: 'staff',
  roles: ['finance'],
  stepUp: true,
  koin: 'pays',
  looks: 'by_handler',
  summary: 'ปรับยอด koin ของสมาชิกพร้อมเหตุผล เกิน 1,000.00 ต้องมีคนที่สอง',
  body: z.object({
    user_id: z.uuid(),
    amount: z.int().check(
      z.minimum(-maxAdjustment, 'ปรับได้ครั้งละไม่เกิน 100,000.00 koin'),
      z.maximum(maxAdjustment, 'ปรับได้ครั้งละไม่เกิน 100,000.00 koin'),
      z.refine((amount) => amount !== 0, 'ใส่จำนวนที่ไม่ใช่ 0'),
    ),
    reason: AdjustReason,
    note: filledText(200),
  }),
  /** `is_waiting`: nothing moves before a second person agrees. */
  reply: z.extend(Adjustments, { is_waiting: z.boolean() }),
  errors: ['not_found', 'own_gain', 'not_enough_koin'],
})
