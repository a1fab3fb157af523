import { z } from 'zod/mini'
import { activityKind } from '#features/activity/contract.ts'

/** The subject is the event. Joining again after cancelling is not recorded again. */
export const eventJoined = activityKind('event.joined', z.object({ kind: z.string() }), {
  activity: 'สมัครกิจกรรม',
  unit: 'ครั้ง',
  href: '/events',
  subject: { unit: 'กิจกรรม', at: '/events/' },
})

/** The subject is the event. */
export const eventAttended = activityKind('event.attended', z.object({ kind: z.string(), skill: z.string() }), {
  activity: 'ไปร่วมกิจกรรมและเช็กอิน',
  unit: 'ครั้ง',
  href: '/events',
  subject: { unit: 'กิจกรรม', at: '/events/' },
})
