import { z } from 'zod/mini'
import { endpoint } from '#lib/contract.ts'
import { eventRef } from './event-contract.ts'

/** Typed digits; spaces and dashes are removed. */
export const typedCode = z.string().check(
  z.maxLength(20),
  z.overwrite((text) => text.replace(/[\s-]/g, '')),
  z.regex(/^\d+$/),
)

/** The time of a check-in and what it earned: hundredths of koin, skill points. */
export const Attended = z.object({ attended_at: z.iso.datetime(), koin: z.int(), points: z.int() })

/**
 * The pass that staff scans: an SVG path of a QR code of `size` modules, and its digits for typing. Valid for a minute.
 */
export const readPass = endpoint({
  method: 'GET',
  path: '/v2/api/event/pass',
  access: 'protected',
  summary: 'บัตรเช็กอินของฉัน เป็น QR และตัวเลข ใช้ได้หนึ่งนาที',
  query: eventRef,
  reply: z.object({ path: z.string(), size: z.int(), code: z.string(), expires_at: z.iso.datetime() }),
  errors: ['event_not_found', 'not_joined', 'check_in_not_now', 'event_called_off'],
})

/** Checks in with the code on staff's screen. Idempotent: a repeated check-in gets the same reply and pays nothing. */
export const checkIn = endpoint({
  method: 'POST',
  path: '/v2/api/event/checkIn',
  access: 'protected',
  summary: 'เช็กอินด้วยรหัส 6 หลักบนจอของทีมงาน',
  body: z.object({ id: z.uuid(), code: typedCode }),
  reply: Attended,
  errors: [
    'event_not_found',
    'not_joined',
    'check_in_not_now',
    'event_called_off',
    'code_wrong',
    'staff_by_staff',
    'maker_gain',
  ],
})
