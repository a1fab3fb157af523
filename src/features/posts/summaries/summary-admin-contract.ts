import { z } from 'zod/mini'
import { Done, endpoint, pageOf, pageQuery } from '#lib/contract.ts'
import type { ErrorTable } from '#lib/errors.ts'
import { summaryReasonNames } from './summary-rules.ts'

export const summaryDecisionErrors = {
  summary_decided: { status: 409, th: 'สรุปนี้ถูกแก้หรือมีคนตัดสินไปแล้ว โหลดใหม่เพื่อดูล่าสุด' },
  own_summary: { status: 409, th: 'สรุปนี้คุณเขียนเอง ให้คนอื่นเป็นคนตัดสิน' },
} as const satisfies ErrorTable

/** A waiting summary; `is_for_staff`: readers do not get it, or disagree. */
export const WaitingSummary = z.object({
  id: z.uuid(),
  version: z.int(),
  text: z.string(),
  author_name: z.string(),
  is_for_staff: z.boolean(),
  flags: z.array(z.object({ kind: z.enum(['word', 'contact', 'help', 'unread']), excerpt: z.string() })),
  verdicts: z.array(z.enum(['good', 'off', 'unsure', 'unsafe'])),
  updated_at: z.iso.datetime(),
  post: z.object({ title: z.string(), href: z.string() }),
})
export type WaitingSummary = z.infer<typeof WaitingSummary>

export const listWaitingSummaries = endpoint({
  method: 'GET',
  path: '/v2/api/admin/summaries',
  access: 'staff',
  roles: ['moderator'],
  looks: 'post_summary',
  summary: 'สรุปที่รอตรวจ ที่ต้องให้ทีมงานดูขึ้นก่อน แล้วเก่าก่อน',
  query: z.object(pageQuery),
  reply: pageOf(WaitingSummary),
})

export const decideSummary = endpoint({
  method: 'POST',
  path: '/v2/api/admin/summary',
  access: 'staff',
  roles: ['moderator'],
  stepUp: 'when_paying',
  koin: 'pays',
  summary: 'รับสรุปหรือส่งกลับพร้อมเหตุผล นับครั้งแรกครั้งเดียว',
  body: z.object({
    id: z.uuid(),
    version: z.int(),
    /** Null accepts it. */
    reason: z.nullable(z.enum(summaryReasonNames)),
  }),
  reply: Done,
  errors: [...Object.keys(summaryDecisionErrors), 'own_gain', 'work_claimed'],
})
