import { z } from 'zod/mini'
import { contentStates } from '#kit/content-states.ts'
import { Done, endpoint } from '#lib/contract.ts'
import { Day } from '#lib/day.ts'
import type { ErrorTable } from '#lib/errors.ts'
import { Holiday } from './holiday-admin-contract.ts'

/** At most so many weeks of a calendar are read at once: a month has days of up to six. */
export const maxWeeks = 6
/** Of more entries the earliest are shown, and the page says so. */
export const maxEntries = 400

export const contentMoveErrors = {
  content_move_not_offered: { status: 409, th: 'รายการนี้ย้ายในปฏิทินไม่ได้ เปิดหน้าของมันแล้วแก้เวลาที่นั่น' },
  content_move_past: { status: 422, th: 'ย้ายได้ตั้งแต่วันพรุ่งนี้เป็นต้นไป' },
  content_entry_moved: { status: 409, th: 'มีคนย้ายหรือแก้รายการนี้ไปแล้ว โหลดใหม่เพื่อดูวันล่าสุด' },
} as const satisfies ErrorTable

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
  /** Whether it can be moved to another day here. */
  may_move: z.boolean(),
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
    /** Those of which a day is shown. */
    holidays: z.array(Holiday),
    may_edit_holidays: z.boolean(),
  }),
})

/** Moves what goes out on the day `from` to another, at the same time of day, by the command of its kind. */
export const moveContent = endpoint({
  method: 'POST',
  path: '/v2/api/admin/content/calendar/move',
  access: 'staff',
  stepUp: 'when_paying',
  summary: 'ย้ายเนื้อหาที่ตั้งเวลาไว้ไปวันอื่น เวลาเดิม',
  body: z.object({
    kind: z.string().check(z.maxLength(40)),
    id: z.string().check(z.minLength(1), z.maxLength(100)),
    from: ShownDay,
    to: ShownDay,
  }),
  reply: Done,
  errors: [
    ...Object.keys(contentMoveErrors),
    // As the kinds refuse; their features are not known here.
    ...['robo_news_not_found', 'robo_news_changed'],
    ...['daily_set_begun', 'daily_set_sums', 'daily_set_unfit', 'daily_set_planned'],
    ...['event_not_found', 'event_called_off', 'event_has_people'],
    ...['krazy_day_not_found', 'krazy_day_begun', 'krazy_day_in_school', 'krazy_day_too_soon', 'krazy_day_overlaps'],
    'gift_not_found',
  ],
})
