import { z } from 'zod/mini'
import { endpoint } from '#lib/contract.ts'
import { Day } from '#lib/day.ts'
import type { ErrorTable } from '#lib/errors.ts'
import { minGroup, spans } from './count-rules.ts'

export const learnersErrors = {
  learners_hidden: { status: 409, th: `กลุ่มที่เล็กกว่า ${minGroup} คนไม่แสดง ทั้งจำนวนและรายชื่อ` },
} as const satisfies ErrorTable

/** On a page, in no order that means anything. */
export const learnersOfPage = 50

/**
 * The people behind a number of learners, for those who may open their accounts: by the span of days alone. Age and province
 * lead to no names, since admins see neither of a person.
 */
export const listLearners = endpoint({
  method: 'GET',
  path: '/v2/api/admin/statistics/learners',
  access: 'staff',
  roles: ['admin'],
  looks: 'person',
  summary: 'คนที่เรียนใน 1, 7 หรือ 28 วันล่าสุดที่นับแล้ว ทีละ 50 คน',
  query: z.object({
    span: z._default(
      z.coerce.number().check(z.refine((span) => spans.some((one) => one === span), 'เลือก 1, 7 หรือ 28 วัน')),
      28,
    ),
    after: z.optional(z.uuid()),
  }),
  reply: z.object({
    /** The last counted day, with which the span ends. */
    day: Day,
    items: z.array(z.object({ id: z.uuid(), display_name: z.string() })),
    /** `after` of the next page; null on the last. */
    next: z.nullable(z.uuid()),
  }),
  errors: Object.keys(learnersErrors),
})
