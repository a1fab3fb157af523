import { z } from 'zod/mini'
import { endpoint } from '#lib/contract.ts'

/**
 * What is to be read before a first fund of risk level 6 to 8. `version` is sent with the purchase (`risk_read`) by who ticked
 * it; `acknowledged`: what the person ticked, null for nothing or an older version.
 */
export const showHighRiskText = endpoint({
  method: 'GET',
  path: '/v2/api/bank/highRiskText',
  access: 'protected',
  summary: 'ฉันรับทราบความเสี่ยงของกองทุนระดับ 6 ถึง 8 แล้วหรือยัง',
  reply: z.object({
    version: z.int(),
    acknowledged: z.nullable(z.object({ version: z.int(), created_at: z.iso.datetime() })),
  }),
})
