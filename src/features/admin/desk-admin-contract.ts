import { z } from 'zod/mini'
import { endpoint } from '#lib/contract.ts'

/** The queues that wait for somebody of the staff. */
export const workKeys = ['texts', 'appeals', 'summaries', 'event_rewards', 'staff_without_factor'] as const

export const Desk = z.object({
  /** What waits for who asks, by their roles; each leads to the screen where it is done. */
  work: z.array(z.object({ key: z.enum(workKeys), count: z.int() })),
  health: z.object({
    /** Written and not sent yet; `since` is when the oldest of them was written (ISO). */
    mails_waiting: z.object({ count: z.int(), since: z.nullable(z.string()) }),
    /** Given up, of the last 30 days. */
    mails_failed: z.int(),
    jobs_waiting: z.int(),
    /** Given up after all their tries: nobody runs them again by itself. */
    jobs_failed: z.array(z.object({ task: z.string(), count: z.int() })),
    /** The last audit of the books; null where none has run yet. `faults`: which check, and how often it failed. */
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
