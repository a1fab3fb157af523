import { z } from 'zod/mini'
import { endpoint } from '#lib/contract.ts'

/** Automatic rebalancing of a plan: off until its owner turns it on. `since`: when that was; null: off. */
const AutoRebalance = z.object({ is_on: z.boolean(), since: z.nullable(z.iso.datetime()) })

export const showAutoRebalance = endpoint({
  method: 'GET',
  path: '/v2/api/mutualFundAccount/autoRebalance',
  access: 'protected',
  summary: 'แผนนี้ปรับสัดส่วนเองหรือไม่',
  query: z.object({ accountId: z.uuid() }),
  reply: AutoRebalance,
  errors: ['robo_account_not_found'],
})

/**
 * Turns it on or off; what is so already stays. On: in the evening after a day's NAVs a plan that has drifted by 5 points or more
 * and has no open orders is switched back to its shares, at the NAVs of the next business day, and its owner is told. The buying
 * funds' front-end fees are paid as by hand. It waits where the assessment has ended, the plan is too risky to buy into, or a
 * fund of a switch is paused: then the drift is told as without it.
 */
export const setAutoRebalance = endpoint({
  method: 'POST',
  path: '/v2/api/mutualFundAccount/autoRebalance',
  access: 'protected',
  summary: 'เปิดหรือปิดการปรับสัดส่วนอัตโนมัติของแผน',
  body: z.object({ accountId: z.uuid(), is_on: z.boolean() }),
  reply: AutoRebalance,
  errors: ['robo_account_not_found', 'robo_account_closed'],
})
