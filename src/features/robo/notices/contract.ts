import { z } from 'zod/mini'
import { endpoint, pageOf, pageQuery } from '#lib/contract.ts'
import type { ErrorTable } from '#lib/errors.ts'

/**
 * What an account tells its owner: an instalment that waits, was skipped, or paused the plan; drift of 5 points or more, or that
 * the plan was brought back by itself; a projection (P50) that moved by over 5 %; what a panic sale would have cost or saved after
 * a fall; three months kept; an assessment that ends.
 */
export const roboNoticeKinds = [
  'dca_short',
  'dca_skipped',
  'dca_paused',
  'drift',
  'rebalanced',
  'target_changed',
  'fall',
  'kept',
  'assessment_ends',
  'closed',
] as const
export const RoboNoticeKind = z.enum(roboNoticeKinds)
export type RoboNoticeKind = z.infer<typeof RoboNoticeKind>

export const roboNoticeErrors = {
  robo_notice_not_found: { status: 404, th: 'ไม่พบข้อความนี้ในแผนของคุณ' },
} as const satisfies ErrorTable

/** `figures`: the numbers of the words; amounts in hundredths of baht, rates in basis points. */
export const RoboNotice = z.object({
  id: z.uuid(),
  accountId: z.uuid(),
  account_name: z.string(),
  kind: RoboNoticeKind,
  title: z.string(),
  body: z.string(),
  href: z.string(),
  figures: z.record(z.string(), z.int()),
  made_at: z.iso.datetime(),
  accepted_at: z.nullable(z.iso.datetime()),
})
export type RoboNotice = z.infer<typeof RoboNotice>

/** Newest first; of one account or of all. */
export const getNotifications = endpoint({
  method: 'GET',
  path: '/v2/api/mutualFundAccount/getNotifications',
  access: 'protected',
  summary: 'ข้อความจากบัญชี Fund-telligenz ของฉัน ใหม่สุดก่อน',
  query: z.object({
    accountId: z.optional(z.uuid()),
    state: z._default(z.enum(['all', 'open']), 'all'),
    ...pageQuery,
  }),
  reply: z.extend(pageOf(RoboNotice), {
    /** How many wait to be acknowledged, in all accounts. */
    open: z.int(),
  }),
})

/** Acknowledges notices, or all that wait. A target_changed makes its figure the one that later changes are measured from. */
export const acceptNotifications = endpoint({
  method: 'POST',
  path: '/v2/api/mutualFundAccount/acceptNotifications',
  access: 'protected',
  summary: 'รับทราบข้อความจากบัญชี Fund-telligenz',
  body: z.object({
    ids: z.optional(z.array(z.uuid()).check(z.minLength(1), z.maxLength(50))),
    accountId: z.optional(z.uuid()),
  }),
  reply: z.object({ accepted: z.int(), open: z.int() }),
  errors: ['robo_notice_not_found'],
})
