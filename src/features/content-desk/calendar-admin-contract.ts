import { z } from 'zod/mini'
import { contentStates } from '#kit/content-states.ts'
import { endpoint } from '#lib/contract.ts'
import { Day } from '#lib/day.ts'

/** At most so many weeks of a calendar are read at once: a month has days of up to six. */
export const maxWeeks = 6
/** Of more entries the earliest are shown, and the page says so. */
export const maxEntries = 400

/** What goes out or ends at a time; `day` is its Bangkok day. */
export const CalendarEntry = z.object({
  kind: z.string(),
  label: z.string(),
  id: z.string(),
  title: z.string(),
  state: z.enum(contentStates),
  what: z.enum(['opens', 'ends']),
  day: Day,
  at: z.iso.datetime(),
  href: z.nullable(z.string()),
})
export type CalendarEntry = z.infer<typeof CalendarEntry>

/** A day, or a month that begins with it, which lacks content of a kind; `href` is where to add it. */
const CalendarGap = z.object({ kind: z.string(), day: Day, text: z.string(), href: z.string() })
export type CalendarGap = z.infer<typeof CalendarGap>

const ShownDay = Day.check(z.refine((day) => day >= '2000-01-01' && day < '2100-01-01', 'เลือกวันในปี พ.ศ. 2543 ถึง 2642'))

/** The weeks from the Monday of `from` on, or those of its month, over the caller's kinds; of today without `from`. */
export const readContentCalendar = endpoint({
  method: 'GET',
  path: '/v2/api/admin/content/calendar',
  access: 'staff',
  summary: 'ปฏิทินเนื้อหาทุกชนิดที่สิทธิของผู้เรียกเห็น: อะไรออก อะไรจบ และวันไหนยังขาดอะไร',
  query: z.object({
    from: z.optional(ShownDay),
    view: z._default(z.enum(['weeks', 'month']), 'weeks'),
    weeks: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(maxWeeks)), 4),
    kinds: z.optional(z.string().check(z.maxLength(400))),
  }),
  reply: z.object({
    today: Day,
    days: z.array(Day),
    entries: z.array(CalendarEntry),
    is_cut: z.boolean(),
    gaps: z.array(CalendarGap),
    kinds: z.array(z.object({ kind: z.string(), label: z.string() })),
  }),
})
