import { z } from 'zod/mini'
import { Done, endpoint } from '#lib/contract.ts'
import type { ErrorTable } from '#lib/errors.ts'
import { withoutNull } from '#lib/stored-text.ts'

export const claimErrors = {
  case_claimed: { status: 409, th: '{holder} รับเรื่องนี้ไว้แล้ว เปิดเรื่องอื่นก่อน หรือขอให้ส่งต่อ' },
  not_your_claim: { status: 409, th: 'เรื่องนี้ไม่ได้อยู่กับคุณแล้ว โหลดใหม่เพื่อดูว่าใครรับไว้' },
  no_such_colleague: { status: 409, th: 'ส่งต่อให้คนนี้ไม่ได้ เลือกคนอื่นในทีมตรวจ' },
} as const satisfies ErrorTable

/** Who works on a case. */
export const Claim = z.object({
  holder: z.string(),
  is_own: z.boolean(),
  claimed_at: z.iso.datetime(),
  /** Who handed it on, and what they said. */
  handed_on_from: z.nullable(z.string()),
  note: z.nullable(z.string()),
})
export type Claim = z.infer<typeof Claim>

const of = z.object({ id: z.uuid() })
const staff = { access: 'staff', roles: ['moderator'] } as const

export const claimCase = endpoint({
  ...staff,
  method: 'POST',
  path: '/v2/api/admin/moderation/claim',
  summary: 'รับเรื่องหนึ่งในคิวตรวจไว้ทำ คนแรกได้ไป',
  body: of,
  reply: Done,
  errors: ['case_not_found', 'own_case', 'case_decided', 'case_claimed'],
})

export const releaseCase = endpoint({
  ...staff,
  method: 'POST',
  path: '/v2/api/admin/moderation/release',
  summary: 'คืนเรื่องที่รับไว้กลับเข้าคิว',
  body: of,
  reply: Done,
  errors: ['not_your_claim'],
})

/** Of a note to a colleague, in characters. */
export const noteLength = 500

export const handOverCase = endpoint({
  ...staff,
  method: 'POST',
  path: '/v2/api/admin/moderation/hand-over',
  summary: 'ส่งเรื่องที่รับไว้ต่อให้คนอื่นในทีมตรวจ พร้อมข้อความถึงคนรับ',
  body: z.object({
    id: z.uuid(),
    to: z.uuid('เลือกคนที่จะรับต่อ'),
    note: z.string().check(withoutNull, z.trim(), z.minLength(3, 'เขียนถึงคนรับสั้น ๆ'), z.maxLength(noteLength)),
  }),
  reply: Done,
  errors: ['case_not_found', 'not_your_claim', 'no_such_colleague'],
})
