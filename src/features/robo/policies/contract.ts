import { z } from 'zod/mini'
import { endpoint } from '#lib/contract.ts'
import { Day } from '#lib/day.ts'

/** What one agrees to before an account is opened: the simulation's terms, the risk of funds, what is kept of the answers. */
export const roboPolicyTypes = ['terms', 'risk', 'privacy'] as const
export const RoboPolicyType = z.enum(roboPolicyTypes)
export type RoboPolicyType = z.infer<typeof RoboPolicyType>

/** A heading and its paragraphs (plain text, paragraphs divided by an empty line). */
export const PolicySection = z.object({ title: z.string(), text: z.string() })

const roboPolicyStates = ['current', 'coming', 'past'] as const
const RoboPolicyVersion = z.object({
  version: z.int(),
  effective: Day,
  changes: z.string(),
  state: z.enum(roboPolicyStates),
})

/** One version of a policy. `versions` are all of its type, newest first. */
export const RoboPolicy = z.extend(RoboPolicyVersion, {
  type: RoboPolicyType,
  title: z.string(),
  summary: z.string(),
  sections: z.array(PolicySection),
  versions: z.array(RoboPolicyVersion),
})
export type RoboPolicy = z.infer<typeof RoboPolicy>

export const listRoboPolicies = endpoint({
  method: 'GET',
  path: '/v2/api/mutualFundPolicy',
  access: 'public',
  summary: 'ข้อตกลงของ Fund-telligenz ฉบับที่ใช้อยู่ ทุกชนิดหรือชนิดเดียว หรือฉบับอื่นตามเลขฉบับ',
  query: z.object({
    type: z.optional(RoboPolicyType),
    /** Default: the version in force. */
    version: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1_000_000))),
  }),
  reply: z.object({ items: z.array(RoboPolicy) }),
})
