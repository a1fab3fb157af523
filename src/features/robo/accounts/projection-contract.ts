import { z } from 'zod/mini'
import { endpoint } from '#lib/contract.ts'
import { Projection } from '../projection/contract.ts'
import { RoboLevel } from '../risk/contract.ts'
import { Horizon, Monthly } from './contract.ts'

/**
 * What an account comes to at its goal's day: from what it holds and has on order, with the instalments that will really be
 * taken (none without a day or while paused), against what was put in. What is given is tried in place of the plan's: another
 * level is bought anew. Null: the goal's day has come. Changes nothing.
 */
export const projectMutualFund = endpoint({
  method: 'POST',
  path: '/v2/api/mutualFundAccount/projectMutualFund',
  access: 'protected',
  summary: 'คาดการณ์แผนของฉันจากสิ่งที่ถืออยู่ และงวดที่จะหักจริง',
  body: z.object({
    accountId: z.uuid(),
    monthly: z.optional(Monthly),
    /** Bank months from now. */
    months: z.optional(Horizon),
    level: z.optional(RoboLevel),
  }),
  reply: z.object({ projection: z.nullable(Projection) }),
  errors: ['robo_account_not_found', 'projection_busy', 'nothing_put_in'],
})
