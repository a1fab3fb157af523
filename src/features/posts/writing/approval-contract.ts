import { z } from 'zod/mini'
import { Gained } from '#features/koin/contract.ts'
import { Done, endpoint } from '#lib/contract.ts'
import { Koin } from '#lib/money.ts'

/** A post of this person that a moderator approved for the first time, and what they have with its reward. */
export const ApprovedPost = z.object({ id: z.uuid(), title: z.string(), paid: Koin, gained: Gained })
export type ApprovedPost = z.infer<typeof ApprovedPost>

/** Beyond the specification: the approval that the next opening of the product celebrates; null when there is none. */
export const readApproval = endpoint({
  method: 'GET',
  path: '/v2/api/post/approval',
  access: 'protected',
  summary: 'โพสต์ของฉันที่เพิ่งผ่านการตรวจครั้งแรก และรางวัลที่ได้ ก่อนที่ฉันจะได้เห็น',
  reply: z.object({ approved: z.nullable(ApprovedPost) }),
})

/** Beyond the specification: it has been celebrated, and is not told again. */
export const noteApproval = endpoint({
  method: 'POST',
  path: '/v2/api/post/approval',
  access: 'protected',
  summary: 'ฉันเห็นแล้วว่าโพสต์นี้ผ่านการตรวจ',
  body: z.object({ id: z.uuid() }),
  reply: Done,
})
