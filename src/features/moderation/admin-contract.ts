import { z } from 'zod/mini'
import { Done, endpoint, pageOf, pageQuery } from '#lib/contract.ts'
import { ReadingTree } from '#lib/document.ts'
import type { ErrorTable } from '#lib/errors.ts'
import { withoutNull } from '#lib/stored-text.ts'
import { CaseState, OwnCase } from './case-contract.ts'
import { Claim } from './claim-contract.ts'
import { FlagCategory } from './content.ts'
import { reasonNames } from './reason-rules.ts'

export const moderationErrors = {
  case_decided: { status: 409, th: 'มีคนตัดสินเรื่องนี้ไปแล้ว โหลดใหม่เพื่อดูผล' },
  wrong_decision: { status: 409, th: 'เรื่องนี้ตัดสินแบบนี้ไม่ได้' },
  own_case: { status: 409, th: 'เรื่องนี้คุณเขียนเอง ให้คนอื่นเป็นคนตัดสิน' },
  same_moderator: { status: 409, th: 'คุณเป็นคนตัดสินครั้งแรก คำขอดูใหม่ต้องให้อีกคนดู' },
  reason_needed: { status: 422, th: 'เลือกเหตุผลก่อน และถ้าเลือก “เรื่องอื่น” ให้เขียนถึงเจ้าของเรื่องด้วย' },
} as const satisfies ErrorTable

const Flag = z.object({
  kind: z.enum(['word', 'contact', 'help', 'unread']),
  category: FlagCategory,
  excerpt: z.string(),
  severity: z.int(),
})

export const caseQueues = ['open', 'appeals', 'decided'] as const
export const CaseQueue = z.enum(caseQueues)

const item = {
  id: z.uuid(),
  subject_kind: z.string(),
  title: z.string(),
  origin: z.enum(['submission', 'report']),
  state: CaseState,
  severity: z.int(),
  /** The sum of the reports' weights, in hundredths of a new reporter's weight. */
  weight: z.int(),
  report_count: z.int(),
  is_hidden: z.boolean(),
  opened_at: z.iso.datetime(),
  decided_at: z.nullable(z.iso.datetime()),
}
/** `holder`: who works on it. */
export const CaseItem = z.object({ ...item, holder: z.nullable(z.string()) })
export type CaseItem = z.infer<typeof CaseItem>

/** A case with all that a moderator needs for a decision. */
export const CaseView = z.object({
  ...item,
  subject_id: z.uuid(),
  author_name: z.string(),
  href: z.nullable(z.string()),
  /**
   * The text under review. Flagged passages are marked as terms, with the index in `flags` as key. Null when it was
   * deleted.
   */
  body: z.nullable(ReadingTree),
  /**
   * What is shown beside the text (cover, tags, question) and what is heard or opened instead of read; marked in the
   * same way.
   */
  around: z.nullable(ReadingTree),
  flags: z.array(Flag),
  reports: z.array(
    z.object({
      reason: z.enum(reasonNames),
      note: z.nullable(z.string()),
      weight: z.int(),
      made_at: z.iso.datetime(),
    }),
  ),
  /** Earlier decisions about this author. */
  record: z.object({ approved: z.int(), returned: z.int(), hidden: z.int(), restored: z.int() }),
  reason: z.nullable(z.enum(reasonNames)),
  note: z.nullable(z.string()),
  appeal: OwnCase.shape.appeal,
  /** The decisions that the caller may take now. */
  may: z.array(z.enum(['approve', 'return', 'hide', 'restore', 'grant', 'refuse'])),
  /** Who works on it; null when nobody does. */
  claim: z.nullable(Claim),
  /** Whom the caller may hand it to. */
  colleagues: z.array(z.object({ id: z.uuid(), label: z.string() })),
  /** The next open case of the queue; null when this is the last. */
  next_id: z.nullable(z.uuid()),
})
export type CaseView = z.infer<typeof CaseView>

export const listCases = endpoint({
  method: 'GET',
  path: '/v2/api/admin/moderation/cases',
  access: 'staff',
  roles: ['moderator'],
  summary: 'คิวตรวจของทีมงาน ร้ายแรงก่อน แล้วเก่าก่อน',
  query: z.object({
    ...pageQuery,
    queue: z._default(CaseQueue, 'open'),
    origin: z.optional(z.enum(['submission', 'report'])),
  }),
  reply: z.extend(pageOf(CaseItem), {
    /** The other moderators, to whom taken cases can be handed on. */
    colleagues: z.array(z.object({ id: z.uuid(), label: z.string() })),
  }),
})

export const showCase = endpoint({
  method: 'GET',
  path: '/v2/api/admin/moderation/case',
  access: 'staff',
  roles: ['moderator'],
  looks: 'moderation_case',
  summary: 'เรื่องหนึ่งในคิวตรวจ พร้อมทุกอย่างที่ใช้ตัดสิน',
  query: z.object({ id: z.uuid() }),
  reply: CaseView,
  errors: ['case_not_found'],
})

/** What the commands of the reviewed texts refuse beside the case itself (posts/writing). */
const subjectErrors = ['revision_not_found', 'revision_decided', 'revision_own']
const decisionErrors = [
  'case_not_found',
  'case_claimed',
  'own_gain',
  ...Object.keys(moderationErrors),
  ...subjectErrors,
]

const note = z.optional(z.string().check(withoutNull, z.trim(), z.maxLength(500)))

export const decideCase = endpoint({
  method: 'POST',
  path: '/v2/api/admin/moderation/decide',
  access: 'staff',
  roles: ['moderator'],
  stepUp: 'when_paying',
  koin: 'pays',
  summary: 'ตัดสินเรื่องหนึ่ง: อนุมัติ ส่งกลับ ซ่อน หรือแสดงต่อ นับครั้งแรกครั้งเดียว',
  body: z.object({
    id: z.uuid(),
    decision: z.enum(['approve', 'return', 'hide', 'restore']),
    /** Required for `return` and `hide`. */
    reason: z.optional(z.enum(reasonNames)),
    /** A note to the author in our own words. */
    note,
  }),
  reply: Done,
  errors: decisionErrors,
})

export const decideAppeal = endpoint({
  method: 'POST',
  path: '/v2/api/admin/moderation/appeal',
  access: 'staff',
  roles: ['moderator'],
  stepUp: 'when_paying',
  koin: 'pays',
  summary: 'ตัดสินคำขอดูใหม่ โดยคนที่ไม่ได้ตัดสินครั้งแรก',
  body: z.object({ id: z.uuid(), decision: z.enum(['grant', 'refuse']), note }),
  reply: Done,
  errors: decisionErrors,
})
