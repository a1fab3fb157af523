import { z } from 'zod/mini'
import { endpoint } from '#lib/contract.ts'
import { eventRef } from './event-contract.ts'

/** Digits as they are typed: spaces between them do no harm. */
export const typedCode = z.string().check(
  z.maxLength(20),
  z.overwrite((text) => text.replace(/[\s-]/g, '')),
  z.regex(/^\d+$/),
)

/** When somebody was checked in, and what it earned: hundredths of koin, skill points. */
export const Attended = z.object({ attended_at: z.iso.datetime(), koin: z.int(), points: z.int() })

/** What staff scans: the path of a QR code of `size` modules, and the same to be typed. Good for a minute. */
export const readPass = endpoint({
  method: 'GET',
  path: '/v2/api/event/pass',
  access: 'protected',
  summary: 'บัตรเช็กอินของฉัน เป็น QR และตัวเลข ใช้ได้หนึ่งนาที',
  query: eventRef,
  reply: z.object({ path: z.string(), size: z.int(), code: z.string(), expires_at: z.iso.datetime() }),
  errors: ['event_not_found', 'not_joined', 'check_in_not_now', 'event_called_off'],
})

/** By the code on staff's screen. Checked in before: the same answer, and nothing is paid twice. */
export const checkIn = endpoint({
  method: 'POST',
  path: '/v2/api/event/checkIn',
  access: 'protected',
  summary: 'เช็กอินด้วยรหัส 6 หลักบนจอของทีมงาน',
  body: z.object({ id: z.uuid(), code: typedCode }),
  reply: Attended,
  errors: ['event_not_found', 'not_joined', 'check_in_not_now', 'event_called_off', 'code_wrong', 'staff_by_staff'],
})
