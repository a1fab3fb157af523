import { z } from 'zod/mini'
import { Skill } from '#kit/skills.ts'
import { endpoint } from '#lib/contract.ts'
import type { StaffRole } from '#lib/staff-roles.ts'
import { TitlePhrases } from '#lib/title-phrases.ts'
import { Attended } from './check-in-contract.ts'
import { EventItem, EventKind, eventRef } from './event-contract.ts'

const makers: readonly StaffRole[] = ['editor']
const helpers: readonly StaffRole[] = ['editor', 'moderator']

const words = (max: number) => z.string().check(z.trim(), z.minLength(1, 'ต้องกรอกช่องนี้'), z.maxLength(max))
const whole = (min: number, max: number) => z.int().check(z.minimum(min), z.maximum(max))
const moment = z.iso.datetime({ offset: true })

/** The form with which staff writes an event. A `|` in `title` stands where a line may break. Fee and reward in hundredths of koin. */
export const EventForm = z
  .object({
    kind: EventKind,
    skill: Skill,
    title: words(120),
    summary: words(200),
    description: words(5_000),
    /** A simulated event does not take place. */
    is_simulated: z._default(z.boolean(), false),
    cover: z.string().check(z.maxLength(40)),
    place: z.nullable(words(160)),
    map_url: z.nullable(z.url({ protocol: /^https$/ })),
    online_url: z.nullable(z.string().check(z.regex(/^(\/[a-z]|https:\/\/)/), z.maxLength(300))),
    opens_at: moment,
    closes_at: moment,
    starts_at: moment,
    ends_at: moment,
    capacity: whole(1, 5_000),
    fee: whole(0, 100_000),
    reward: whole(0, 10_000),
  })
  .check(
    z.refine(({ place, online_url }) => place !== null || online_url !== null, {
      path: ['place'],
      message: 'บอกสถานที่หรือลิงก์ออนไลน์อย่างน้อยหนึ่งอย่าง',
    }),
    z.refine(({ opens_at, closes_at }) => Date.parse(opens_at) < Date.parse(closes_at), {
      path: ['closes_at'],
      message: 'เวลาปิดรับต้องอยู่หลังเวลาเปิดรับ',
    }),
    z.refine(({ closes_at, starts_at }) => Date.parse(closes_at) <= Date.parse(starts_at), {
      path: ['closes_at'],
      message: 'ต้องปิดรับก่อนหรือตอนกิจกรรมเริ่ม',
    }),
    z.refine(({ starts_at, ends_at }) => Date.parse(starts_at) < Date.parse(ends_at), {
      path: ['ends_at'],
      message: 'เวลาจบต้องอยู่หลังเวลาเริ่ม',
    }),
  )
export type EventForm = z.infer<typeof EventForm>

/** The saved values of the form, with the title's phrases apart. */
const SavedForm = z.safeExtend(EventForm, { title_phrases: TitlePhrases })
export type SavedForm = z.infer<typeof SavedForm>

export const adminEventErrors = {
  event_has_people: { status: 409, th: 'มีคนสมัครแล้ว จึงเปลี่ยนค่าเข้าร่วมไม่ได้ และลดที่นั่งต่ำกว่าจำนวนคนไม่ได้' },
  person_not_found: { status: 404, th: 'ไม่พบสมาชิกชื่อนี้' },
  reward_decided: { status: 409, th: 'จำนวนนี้ถูกแก้หรือมีคนตัดสินไปแล้ว โหลดใหม่เพื่อดูล่าสุด' },
} as const

const AdminEvent = z.extend(EventItem, { attended: z.int(), called_off_reason: z.nullable(z.string()) })
export type AdminEvent = z.infer<typeof AdminEvent>

export const listAdminEvents = endpoint({
  method: 'GET',
  path: '/v2/api/admin/events',
  access: 'staff',
  roles: helpers,
  summary: 'กิจกรรมที่ยังไม่จบและที่จบในสี่สัปดาห์ก่อน สำหรับทีมงาน',
  reply: z.object({ items: z.array(AdminEvent) }),
})

/** A participant, by public display name only. */
const Participant = z.object({
  user_id: z.uuid(),
  name: z.string(),
  queue_place: z.nullable(z.int()),
  attended_at: z.nullable(z.iso.datetime()),
})

/** A payout that awaits a second person's approval: hundredths of koin per attendee, and the capacity. */
const AskedReward = z.object({
  id: z.uuid(),
  reward: z.int(),
  capacity: z.int(),
  by: z.string(),
  is_own: z.boolean(),
})
export type AskedReward = z.infer<typeof AskedReward>

/** An event with its participants. `code` is the check-in code shown in the room; null when check-in is closed. */
export const showAdminEvent = endpoint({
  method: 'GET',
  path: '/v2/api/admin/event',
  access: 'staff',
  roles: helpers,
  looks: 'event',
  summary: 'กิจกรรมหนึ่งรายการกับผู้เข้าร่วมและรหัสเช็กอิน สำหรับทีมงาน',
  query: eventRef,
  reply: z.object({
    event: AdminEvent,
    form: SavedForm,
    people: z.array(Participant),
    code: z.nullable(z.object({ digits: z.string(), ends_at: z.iso.datetime() })),
    asked: z.nullable(AskedReward),
  }),
  errors: ['event_not_found'],
})

export const createEvent = endpoint({
  method: 'POST',
  path: '/v2/api/admin/event',
  access: 'staff',
  roles: makers,
  stepUp: true,
  koin: 'sets',
  summary: 'สร้างกิจกรรม',
  body: EventForm,
  reply: z.object({ id: z.uuid() }),
})

/** Once people joined, the fee cannot change, and the capacity cannot fall below the seats taken. */
export const editEvent = endpoint({
  method: 'PATCH',
  path: '/v2/api/admin/event',
  access: 'staff',
  roles: makers,
  stepUp: true,
  koin: 'sets',
  summary: 'แก้กิจกรรม',
  query: eventRef,
  body: EventForm,
  reply: z.object({ id: z.uuid() }),
  errors: ['event_not_found', 'event_has_people', 'event_called_off'],
})

/** The member of staff who asked may withdraw the payout; approving it takes another one. */
export const decideReward = endpoint({
  method: 'POST',
  path: '/v2/api/admin/event/reward',
  access: 'staff',
  roles: makers,
  stepUp: true,
  koin: 'sets',
  summary: 'ยืนยันหรือยกเลิกรางวัลกิจกรรมที่เกินจำนวนซึ่งทีมงานคนเดียวตั้งได้',
  query: eventRef,
  body: z.object({ id: z.uuid(), is_confirmed: z.boolean() }),
  reply: z.object({ id: z.uuid() }),
  errors: ['event_not_found', 'event_called_off', 'event_has_people', 'reward_decided', 'second_person_needed'],
})

export const callOff = endpoint({
  method: 'POST',
  path: '/v2/api/admin/event/callOff',
  access: 'staff',
  roles: makers,
  stepUp: true,
  koin: 'returns',
  summary: 'งดจัดกิจกรรม คืนค่าเข้าร่วมให้ทุกคนและแจ้งให้รู้',
  query: eventRef,
  body: z.object({ reason: words(200) }),
  reply: z.object({ id: z.uuid() }),
  errors: ['event_not_found', 'event_over'],
})

/** Checks in by the scanned or typed code of a pass, or by the person's id in the list. */
export const checkInByStaff = endpoint({
  method: 'POST',
  path: '/v2/api/admin/event/checkIn',
  access: 'staff',
  roles: helpers,
  stepUp: true,
  looks: 'by_handler',
  koin: 'pays',
  summary: 'เช็กอินผู้เข้าร่วมจาก QR เลขบนบัตร หรือรายชื่อ',
  query: eventRef,
  body: z.union([z.object({ pass: z.string().check(z.maxLength(120)) }), z.object({ user_id: z.uuid() })]),
  reply: z.extend(Attended, { name: z.string() }),
  errors: [
    'event_not_found',
    'event_called_off',
    'check_in_not_now',
    'code_wrong',
    'not_joined',
    'own_gain',
    'maker_gain',
  ],
})

/** The form makes `reference`, so that a request sent twice gives one voucher. */
export const giveVoucher = endpoint({
  method: 'POST',
  path: '/v2/api/admin/event/voucher',
  access: 'staff',
  roles: makers,
  stepUp: true,
  koin: 'pays',
  summary: 'ให้บัตรเข้าร่วมกิจกรรมหนึ่งใบกับสมาชิก',
  body: z.object({ display_name: words(60), reference: z.uuid() }),
  reply: z.object({ is_new: z.boolean() }),
  errors: ['person_not_found', 'own_gain', 'alone_spent'],
})
