import { z } from 'zod/mini'
import { Done, endpoint } from '#lib/contract.ts'
import type { ErrorTable } from '#lib/errors.ts'
import { withoutNull } from '#lib/stored-text.ts'

export const operationsErrors = {
  job_unknown: { status: 404, th: 'ไม่มีงานนี้ หรือเป็นงานที่เริ่มเองไม่ได้' },
  job_not_held: { status: 409, th: 'งานนี้ไม่ได้ค้างแล้ว อาจมีคนสั่งไปก่อน โหลดใหม่เพื่อดู' },
} as const satisfies ErrorTable

/** The reason, in the words of the person who acts; it stands in the log of staff. */
export const reason = z.string().check(withoutNull, z.trim(), z.minLength(3, 'เขียนเหตุผลสั้น ๆ'), z.maxLength(200))

const at = z.nullable(z.iso.datetime())

const Job = z.object({
  task: z.string(),
  title: z.string(),
  /** In UTC; null: only acts begin it. */
  cron: z.nullable(z.string()),
  started_at: at,
  took_ms: z.nullable(z.int()),
  next_at: at,
  /** The last failure, with the first line of its error; null when it never failed or succeeded since. */
  failed_at: at,
  error: z.nullable(z.string()),
  /** How many of its runs wait in the queue. */
  waiting: z.int(),
  state: z.enum(['good', 'failed', 'late', 'never']),
})
export type Job = z.infer<typeof Job>

const HeldJob = z.object({
  id: z.string(),
  task: z.string(),
  title: z.string(),
  /** `given_up`: failed at every attempt. `stuck`: a worker took it long ago and never finished it. */
  why: z.enum(['given_up', 'stuck']),
  since: z.iso.datetime(),
  attempts: z.int(),
  error: z.nullable(z.string()),
})
export type HeldJob = z.infer<typeof HeldJob>

const Mail = z.object({
  id: z.uuid(),
  kind: z.string(),
  written_at: z.iso.datetime(),
  attempts: z.int(),
  error: z.nullable(z.string()),
  state: z.enum(['waiting', 'bounced']),
  /** Whether its text is still there. */
  may_resend: z.boolean(),
})
export type Mail = z.infer<typeof Mail>

const Books = z.object({
  audited_at: at,
  faults: z.array(z.object({ check: z.string(), count: z.int() })),
})

const System = z.object({
  version: z.string(),
  started_at: z.iso.datetime(),
  migrations: z.int(),
  last_migration: z.nullable(z.string()),
  switches: z.array(z.object({ title: z.string(), is_on: z.boolean() })),
  limits: z.array(z.object({ key: z.string(), title: z.string(), count: z.int(), seconds: z.int() })),
})
export type System = z.infer<typeof System>

export const Maintenance = z.object({ is_on: z.boolean(), changed_at: z.iso.datetime(), back_at: at })
export type Maintenance = z.infer<typeof Maintenance>

/** What runs the product. Finance sees the books alone; the rest is null for them. */
export const Operations = z.object({
  books: Books,
  rest: z.nullable(
    z.object({
      jobs: z.array(Job),
      held: z.array(HeldJob),
      mails: z.object({
        /** In the last seven days. */
        sent: z.int(),
        bounced: z.int(),
        waiting: z.int(),
        items: z.array(Mail),
      }),
      system: System,
      maintenance: Maintenance,
    }),
  ),
})
export type Operations = z.infer<typeof Operations>

export const readOperations = endpoint({
  method: 'GET',
  path: '/v2/api/admin/operations',
  access: 'staff',
  roles: ['admin', 'finance'],
  summary: 'งานเบื้องหลัง อีเมล บัญชี รุ่น และการปิดปรับปรุง',
  reply: Operations,
})

export const runJob = endpoint({
  method: 'POST',
  path: '/v2/api/admin/operations/run-job',
  access: 'staff',
  roles: ['admin'],
  summary: 'สั่งงานที่เริ่มตามเวลาให้เริ่มเดี๋ยวนี้',
  body: z.object({ task: z.string().check(withoutNull, z.maxLength(100)), reason }),
  reply: Done,
  errors: ['job_unknown'],
})

export const retryJob = endpoint({
  method: 'POST',
  path: '/v2/api/admin/operations/retry-job',
  access: 'staff',
  roles: ['admin'],
  summary: 'ให้งานที่เลิกลองแล้วหรือค้างอยู่เริ่มใหม่',
  body: z.object({ id: z.string().check(z.regex(/^\d{1,18}$/, 'รหัสงานไม่ถูกต้อง')), reason }),
  reply: Done,
  errors: ['job_not_held'],
})

export const runAudit = endpoint({
  method: 'POST',
  path: '/v2/api/admin/operations/run-audit',
  access: 'staff',
  roles: ['admin', 'finance'],
  summary: 'ตรวจบัญชี koin เดี๋ยวนี้',
  body: z.object({ reason }),
  reply: Done,
  errors: ['job_unknown'],
})

export const resendMail = endpoint({
  method: 'POST',
  path: '/v2/api/admin/operations/resend-mail',
  access: 'staff',
  roles: ['admin'],
  summary: 'ส่งอีเมลที่ส่งไม่ถึงอีกครั้ง',
  body: z.object({ id: z.uuid(), reason }),
  reply: Done,
  errors: ['mail_not_found', 'mail_sent', 'mail_under_way', 'mail_forgotten'],
})
