import { z } from 'zod/mini'
import { endpoint } from '#lib/contract.ts'
import type { ErrorTable } from '#lib/errors.ts'
import { PolicyVersion, versionQuery } from './contract.ts'

/** What one agrees to before an account is opened: the simulation's terms, the risk of funds, what is kept of the answers. */
export const roboPolicyTypes = ['terms', 'risk', 'privacy'] as const
export const RoboPolicyType = z.enum(roboPolicyTypes)
export type RoboPolicyType = z.infer<typeof RoboPolicyType>

export const roboPolicyErrors = {
  policy_too_soon: { status: 422, th: 'ฉบับใหม่เริ่มใช้ได้ตั้งแต่พรุ่งนี้ เพื่อไม่ให้คนที่เปิดหน้าค้างไว้วันนี้ยอมรับข้อความที่ยังไม่ได้อ่าน' },
  policy_version_changed: { status: 409, th: 'มีฉบับใหม่กว่าที่คุณเปิดแล้ว โหลดใหม่ก่อนแก้' },
} as const satisfies ErrorTable

/** A heading and its paragraphs (plain text, paragraphs divided by an empty line). */
export const PolicySection = z.object({ title: z.string(), text: z.string() })

/** One version of a policy. `versions` are all of its type, newest first. */
export const RoboPolicy = z.extend(PolicyVersion, {
  type: RoboPolicyType,
  title: z.string(),
  summary: z.string(),
  sections: z.array(PolicySection),
  versions: z.array(PolicyVersion),
})
export type RoboPolicy = z.infer<typeof RoboPolicy>

export const listRoboPolicies = endpoint({
  method: 'GET',
  path: '/v2/api/mutualFundPolicy',
  access: 'public',
  summary: 'ข้อตกลงของ Fund-telligenz ฉบับที่ใช้อยู่ ทุกชนิดหรือชนิดเดียว หรือฉบับอื่นตามเลขฉบับ',
  query: z.object({
    type: z.optional(RoboPolicyType),
    version: versionQuery,
  }),
  reply: z.object({ items: z.array(RoboPolicy) }),
})
