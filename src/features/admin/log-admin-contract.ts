import { z } from 'zod/mini'
import { endpoint, pageOf, pageQuery } from '#lib/contract.ts'
import { Day } from '#lib/day.ts'

const change = z.nullable(z.record(z.string(), z.unknown()))

/**
 * An entry of the audit log. The actor's `name` is null for an erased account, the names of act and subject for those of an
 * earlier release; `made_at` is ISO.
 */
export const StaffActView = z.object({
  id: z.uuid(),
  actor: z.object({ id: z.uuid(), name: z.nullable(z.string()) }),
  act: z.string(),
  act_name: z.nullable(z.string()),
  subject: z.object({ kind: z.string(), name: z.nullable(z.string()), id: z.string() }),
  before: change,
  after: change,
  made_at: z.string(),
})
export type StaffActView = z.infer<typeof StaffActView>

/** Newest first. `from` and `to` are Bangkok days, both inclusive; `total` is counted up to 5,000. */
export const listStaffActs = endpoint({
  method: 'GET',
  path: '/v2/api/admin/log',
  access: 'staff',
  roles: ['admin'],
  summary: 'บันทึกสิ่งที่ทีมงานทำ',
  query: z.object({
    ...pageQuery,
    actor: z.optional(z.uuid()),
    kind: z.optional(z.string().check(z.maxLength(100))),
    subject: z.optional(z.string().check(z.maxLength(100))),
    act: z.optional(z.string().check(z.maxLength(100))),
    from: z.optional(Day),
    to: z.optional(Day),
  }),
  reply: pageOf(StaffActView),
})

const NamedValue = z.object({ value: z.string(), name: z.nullable(z.string()) })

/** The values that the log can be filtered by: everything that occurs in it. */
export const readLogChoices = endpoint({
  method: 'GET',
  path: '/v2/api/admin/log/choices',
  access: 'staff',
  roles: ['admin'],
  summary: 'ตัวเลือกสำหรับกรองบันทึก',
  reply: z.object({
    actors: z.array(z.object({ id: z.uuid(), name: z.nullable(z.string()) })),
    kinds: z.array(NamedValue),
    acts: z.array(NamedValue),
  }),
})
