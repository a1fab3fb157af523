import { z } from 'zod/mini'
import { Skill } from '#kit/skills.ts'
import { endpoint } from '#lib/contract.ts'
import type { ErrorTable } from '#lib/errors.ts'
import { Koin } from '#lib/money.ts'
import { TitlePhrases } from '#lib/title-phrases.ts'

export const eventKinds = ['workshop', 'talk', 'club'] as const
export const EventKind = z.enum(eventKinds)
export type EventKind = z.infer<typeof EventKind>
export const eventKindNames = { workshop: 'เวิร์กช็อป', talk: 'วงคุย', club: 'ชมรม' } as const satisfies Record<
  EventKind,
  string
>

/** Derived from the clock and the counts: server/rules.ts. */
export const EventState = z.enum(['scheduled', 'open', 'full', 'closed', 'running', 'finished', 'called_off'])
export type EventState = z.infer<typeof EventState>

/** Why an account may not pay in koin. */
export const PaysNot = z.enum(['unverified', 'guardian_waiting', 'guardian_refused', 'own_consent'])
export type PaysNot = z.infer<typeof PaysNot>

export const eventErrors = {
  event_not_found: { status: 404, th: 'ไม่พบกิจกรรมนี้' },
  event_not_open: { status: 409, th: 'กิจกรรมนี้ยังไม่เปิดรับสมัคร' },
  event_closed: { status: 409, th: 'กิจกรรมนี้ปิดรับสมัครแล้ว' },
  event_called_off: { status: 409, th: 'กิจกรรมนี้งดจัดแล้ว ใครจ่ายค่าเข้าร่วมไว้จะได้คืนครบ' },
  event_full: { status: 409, th: 'ที่นั่งเต็มแล้ว ยังไม่มีการหัก koin ต่อคิวรอไว้ได้' },
  event_has_seats: { status: 409, th: 'ยังมีที่ว่าง สมัครได้เลยโดยไม่ต้องรอคิว' },
  already_joined: { status: 409, th: 'คุณสมัครกิจกรรมนี้แล้ว' },
  already_waiting: { status: 409, th: 'คุณอยู่ในคิวรอของกิจกรรมนี้แล้ว' },
  event_fee_changed: { status: 409, th: 'ค่าเข้าร่วมเปลี่ยนเป็น {fee} koin ยังไม่มีการหัก koin ดูราคาใหม่ก่อนแล้วค่อยตัดสินใจ' },
  event_over: { status: 409, th: 'กิจกรรมนี้เริ่มไปแล้ว ยกเลิกไม่ได้' },
  already_attended: { status: 409, th: 'คุณเช็กอินกิจกรรมนี้แล้ว จึงยกเลิกไม่ได้' },
  no_voucher: { status: 409, th: 'คุณไม่มีบัตรเข้าร่วมที่ใช้ได้' },
  pays_not_allowed: { status: 403, th: 'บัญชีนี้ยังจ่ายด้วย koin ไม่ได้ {why}' },
  not_joined: { status: 409, th: 'ยังไม่มีที่นั่งของคุณในกิจกรรมนี้' },
  check_in_not_now: { status: 409, th: 'เช็กอินได้ตั้งแต่ 1 ชั่วโมงก่อนเริ่ม จนถึง 1 ชั่วโมงหลังจบ' },
  staff_by_staff: { status: 409, th: 'ทีมงานและครอบครัวใช้รหัสบนจอไม่ได้ ให้ทีมงานอีกคนเช็กอินจากบัตรของคุณ' },
  code_wrong: { status: 422, th: 'รหัสนี้ไม่ถูกหรือหมดเวลาแล้ว ดูรหัสล่าสุดบนจอแล้วลองใหม่' },
} as const satisfies ErrorTable

/** An illustration in code: its name in art, and a description of it. */
const Cover = z.object({ art: z.string(), alt: z.string() })

/** An event in a list. Times are ISO; fee and reward in hundredths of koin. */
export const EventItem = z.object({
  id: z.uuid(),
  slug: z.string(),
  kind: EventKind,
  skill: Skill,
  title: z.string(),
  title_phrases: TitlePhrases,
  summary: z.string(),
  cover: Cover,
  organiser: z.string(),
  /** Null for an online-only event. */
  place: z.nullable(z.string()),
  is_online: z.boolean(),
  opens_at: z.iso.datetime(),
  closes_at: z.iso.datetime(),
  starts_at: z.iso.datetime(),
  ends_at: z.iso.datetime(),
  capacity: z.int(),
  seats_left: z.int(),
  waiting: z.int(),
  fee: Koin,
  reward: Koin,
  state: EventState,
  /** A simulated event does not take place. */
  is_simulated: z.boolean(),
})
export type EventItem = z.infer<typeof EventItem>

/** The caller's relation to an event. */
export const MyPlace = z.object({
  status: z.enum(['none', 'seat', 'waiting']),
  /** The number of people ahead in the waiting list; null unless waiting. */
  ahead: z.nullable(z.int()),
  paid: Koin,
  with_voucher: z.boolean(),
  /** Until when cancelling refunds the fee in full. */
  refund_until: z.iso.datetime(),
  /** Whether cancelling now refunds the fee. */
  is_refunded: z.boolean(),
  attended_at: z.nullable(z.iso.datetime()),
  /** Whether the fee was refunded because the event was called off. */
  is_settled: z.boolean(),
  can_check_in: z.boolean(),
  /** Only for participants with a seat; otherwise null. */
  online_url: z.nullable(z.string()),
  koin: Koin,
  vouchers: z.int(),
  /** Why this account may not pay in koin; null when it may. */
  pays_not: z.nullable(PaysNot),
})
export type MyPlace = z.infer<typeof MyPlace>

/** An event on its page: the same for everyone except `mine`, which is null for visitors. */
export const EventView = z.extend(EventItem, {
  /** Paragraphs separated by an empty line. */
  description: z.string(),
  map_url: z.nullable(z.string()),
  called_off_reason: z.nullable(z.string()),
  mine: z.nullable(MyPlace),
})
export type EventView = z.infer<typeof EventView>

const month = z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(12)))
const year = z.optional(z.coerce.number().check(z.int(), z.minimum(2000), z.maximum(2200)))

/** Months and years in the Common Era; an event that spans several months is listed in each. */
export type MonthRange = { fromMonth: number; fromYear: number; toMonth: number; toYear: number }

const askedRange = z.object({ fromMonth: month, fromYear: year, toMonth: month, toYear: year }).check(
  z.refine((asked) => [0, 4].includes(Object.values(asked).filter((part) => part !== undefined).length), {
    path: ['fromMonth'],
    message: 'บอกเดือนและปีทั้งต้นและปลาย หรือไม่บอกเลย',
  }),
  z.refine((asked) => countMonths(asked) >= 1, { path: ['toMonth'], message: 'เดือนสุดท้ายต้องไม่อยู่ก่อนเดือนแรก' }),
  z.refine((asked) => countMonths(asked) <= 12, { path: ['toMonth'], message: 'ดูได้ครั้งละไม่เกิน 12 เดือน' }),
)

/** An incomplete range counts as one month: another check reports it. */
function countMonths({ fromMonth, fromYear, toMonth, toYear }: Partial<Record<keyof MonthRange, number | undefined>>) {
  const months = toYear! * 12 + toMonth! - (fromYear! * 12 + fromMonth!) + 1
  return Number.isNaN(months) ? 1 : months
}

/** Without months: this one and the next. `today` is the Bangkok day. */
export const listUpcoming = endpoint({
  method: 'GET',
  path: '/v2/api/event/upcoming',
  access: 'public',
  mayLag: true,
  summary: 'กิจกรรมของเดือนในช่วงที่เลือก ไม่เกิน 12 เดือน เรียงตามเวลาเริ่ม',
  query: askedRange,
  reply: z.object({ items: z.array(EventItem), today: z.iso.date() }),
})

export const eventRef = z.object({ id: z.uuid() })

export const showEvent = endpoint({
  method: 'GET',
  path: '/v2/api/event/detail',
  access: 'public',
  summary: 'กิจกรรมหนึ่งรายการ พร้อมที่นั่งของคนที่ถาม',
  query: eventRef,
  reply: EventView,
  errors: ['event_not_found'],
})
