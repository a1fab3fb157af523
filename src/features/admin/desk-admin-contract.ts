import { z } from 'zod/mini'
import { endpoint } from '#lib/contract.ts'

const Queue = z.object({
  key: z.string(),
  title: z.string(),
  /** The screen where it is worked on. */
  to: z.string(),
  count: z.int(),
  /** How long one item may wait, in minutes. */
  minutes: z.int(),
  /** How long the oldest of them wait, in minutes, the oldest first; at most 40. */
  ages: z.array(z.int()),
  /** Names of staff who took some of them. */
  holders: z.array(z.string()),
})
export type Queue = z.infer<typeof Queue>

const Finding = z.object({
  key: z.string(),
  title: z.string(),
  state: z.enum(['good', 'look', 'stop']),
  says: z.string(),
  to: z.nullable(z.string()),
})
export type Finding = z.infer<typeof Finding>

const OfToday = z.object({
  /** When it goes out (ISO); null: all day. */
  at: z.nullable(z.iso.datetime()),
  kind: z.string(),
  title: z.string(),
  says: z.string(),
  to: z.string(),
  state: z.enum(['out', 'planned', 'gap']),
})
export type OfToday = z.infer<typeof OfToday>

/** What the caller's roles may see: what waits, what is wrong, what goes out today. */
export const Desk = z.object({
  now: z.iso.datetime(),
  /** The non-empty queues, the most urgent first: by the age of the oldest item against its limit. */
  queues: z.array(Queue),
  /** All findings, the worst first. */
  findings: z.array(Finding),
  /** What goes out today, by time; what is there all day first. */
  today: z.array(OfToday),
})
export type Desk = z.infer<typeof Desk>

export const readDesk = endpoint({
  method: 'GET',
  path: '/v2/api/admin/desk',
  access: 'staff',
  summary: 'หน้าเช้านี้ของทีมงาน: อะไรรอ อะไรผิดปกติ อะไรออกวันนี้ ตามสิทธิของผู้เรียก',
  reply: Desk,
})
