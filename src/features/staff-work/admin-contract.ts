import { z } from 'zod/mini'
import { workQueues } from '#kit/work-queues.ts'
import { Done, endpoint } from '#lib/contract.ts'
import type { ErrorTable } from '#lib/errors.ts'
import { withoutNull } from '#lib/stored-text.ts'

export const workErrors = {
  work_claimed: { status: 409, th: '{holder} รับเรื่องนี้ไว้แล้ว ทำเรื่องอื่นก่อน หรือขอให้ส่งต่อ' },
  work_not_yours: { status: 409, th: 'เรื่องนี้ไม่ได้อยู่กับคุณแล้ว โหลดใหม่เพื่อดูว่าใครรับไว้' },
  work_no_colleague: { status: 409, th: 'ส่งต่อให้คนนี้ไม่ได้ เลือกคนอื่นที่ทำเรื่องนี้ได้' },
  work_not_waiting: { status: 409, th: 'เรื่องนี้ไม่รอแล้ว หรือคุณเป็นคนตัดสินเรื่องนี้ไม่ได้' },
} as const satisfies ErrorTable

/** Of a note to a colleague, in characters. */
export const noteLength = 500

const of = { queue: z.enum(workQueues), id: z.uuid() }

/** Who works on a piece of a queue. */
export const WorkClaim = z.object({
  id: z.uuid(),
  holder: z.string(),
  is_own: z.boolean(),
  claimed_at: z.iso.datetime(),
  /** Who handed it on, and what they said; the words are told to the holder alone. */
  handed_on_from: z.nullable(z.string()),
  note: z.nullable(z.string()),
})
export type WorkClaim = z.infer<typeof WorkClaim>

/** What is taken of a queue that is on the caller's desk, and to whom it can be handed on. */
export const listWorkClaims = endpoint({
  method: 'GET',
  path: '/v2/api/admin/work/claims',
  access: 'staff',
  summary: 'ใครรับเรื่องไหนในคิวไว้ และส่งต่อให้ใครได้',
  query: z.object({ queue: of.queue }),
  reply: z.object({
    claims: z.array(WorkClaim),
    colleagues: z.array(z.object({ id: z.uuid(), label: z.string() })),
  }),
})

export const claimWork = endpoint({
  method: 'POST',
  path: '/v2/api/admin/work/claim',
  access: 'staff',
  summary: 'รับเรื่องหนึ่งในคิวไว้ทำ คนแรกได้ไป',
  body: z.object(of),
  reply: Done,
  errors: ['work_claimed', 'work_not_waiting'],
})

export const releaseWork = endpoint({
  method: 'POST',
  path: '/v2/api/admin/work/release',
  access: 'staff',
  summary: 'คืนเรื่องที่รับไว้กลับเข้าคิว',
  body: z.object(of),
  reply: Done,
  errors: ['work_not_yours'],
})

export const handOverWork = endpoint({
  method: 'POST',
  path: '/v2/api/admin/work/hand-over',
  access: 'staff',
  summary: 'ส่งเรื่องที่รับไว้ต่อให้คนอื่น พร้อมข้อความถึงคนรับ',
  body: z.object({
    ...of,
    to: z.uuid('เลือกคนที่จะรับต่อ'),
    note: z.string().check(withoutNull, z.trim(), z.minLength(3, 'เขียนถึงคนรับสั้น ๆ'), z.maxLength(noteLength)),
  }),
  reply: Done,
  errors: ['work_not_yours', 'work_no_colleague'],
})
