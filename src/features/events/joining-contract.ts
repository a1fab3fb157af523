import { z } from 'zod/mini'
import { endpoint } from '#lib/contract.ts'
import { EventView, eventRef } from './event-contract.ts'

const flag = z._default(z.enum(['true', 'false', '1', '0']), 'false')
const joining = z.object({
  id: z.uuid(),
  useVoucher: flag,
  expected_fee: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(1_000_000_000))),
})
const paying = [
  'event_not_found',
  'event_not_open',
  'event_closed',
  'event_called_off',
  'already_joined',
  'already_waiting',
  'no_voucher',
  'pays_not_allowed',
  'event_fee_changed',
]

/**
 * With `useVoucher` a voucher pays instead of koin; it has no effect on a free event. `expected_fee`: the fee that the
 * person saw, in hundredths; another one is refused with event_fee_changed unless a voucher pays.
 */
export const joinEvent = endpoint({
  method: 'POST',
  path: '/v2/api/event/join',
  access: 'protected',
  summary: 'สมัครกิจกรรม จ่ายด้วย koin หรือบัตรเข้าร่วมหนึ่งใบ',
  query: joining,
  reply: EventView,
  errors: [...paying, 'event_full', 'not_enough_koin'],
})

export const cancelEvent = endpoint({
  method: 'POST',
  path: '/v2/api/event/cancel',
  access: 'protected',
  summary: 'ยกเลิกที่นั่งของฉัน คืนเต็มจำนวนเมื่อเหลือเวลาอย่างน้อย 24 ชั่วโมงก่อนเริ่ม ยกเลิกซ้ำไม่มีอะไรเปลี่ยน',
  query: eventRef,
  reply: EventView,
  errors: ['event_not_found', 'event_called_off', 'event_over', 'already_attended'],
})

/** Beyond the specification: joins the waiting list. The fee is taken when a seat becomes free. */
export const waitForSeat = endpoint({
  method: 'POST',
  path: '/v2/api/event/wait',
  access: 'protected',
  summary: 'ต่อคิวรอที่นั่ง เมื่อมีที่ว่างจะหักค่าเข้าร่วมและจองให้ทันที',
  query: joining,
  reply: EventView,
  errors: [...paying, 'event_has_seats'],
})

/** Beyond the specification. */
export const leaveQueue = endpoint({
  method: 'POST',
  path: '/v2/api/event/leaveQueue',
  access: 'protected',
  summary: 'ออกจากคิวรอ ออกซ้ำไม่มีอะไรเปลี่ยน',
  query: eventRef,
  reply: EventView,
  errors: ['event_not_found'],
})

/** Beyond the specification: marks the person's own events in the calendar. */
export const listMyEvents = endpoint({
  method: 'GET',
  path: '/v2/api/event/mine',
  access: 'protected',
  summary: 'กิจกรรมที่ฉันมีที่นั่งหรือรอคิวอยู่ และยังไม่จบ',
  reply: z.object({ items: z.array(z.object({ id: z.uuid(), status: z.enum(['seat', 'waiting']) })) }),
})
