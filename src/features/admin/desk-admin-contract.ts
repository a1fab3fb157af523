import { z } from 'zod/mini'
import { endpoint } from '#lib/contract.ts'

/** The queues that staff works on. */
export const workKeys = ['texts', 'appeals', 'summaries', 'event_rewards', 'proposals', 'staff_without_factor'] as const

export const Desk = z.object({
  /** The caller's non-empty queues, by role; each links to its screen. */
  work: z.array(z.object({ key: z.enum(workKeys), count: z.int() })),
  health: z.object({
    /** Written but not yet sent; `since` is when the oldest was written (ISO). */
    mails_waiting: z.object({ count: z.int(), since: z.nullable(z.string()) }),
    /** Failed for good within the last 30 days. */
    mails_failed: z.int(),
    jobs_waiting: z.int(),
    /** Failed after all attempts; the worker does not retry them. */
    jobs_failed: z.array(z.object({ task: z.string(), count: z.int() })),
    /** The last ledger audit; null when none has run. `faults`: each failed check with its count. */
    books: z.nullable(
      z.object({ made_at: z.string(), faults: z.array(z.object({ check: z.string(), count: z.int() })) }),
    ),
  }),
})
export type Desk = z.infer<typeof Desk>

export const readDesk = endpoint({
  method: 'GET',
  path: '/v2/api/admin/desk',
  access: 'staff',
  summary: 'งานที่รอทีมงาน และสุขภาพของระบบ',
  reply: Desk,
})
