import { z } from 'zod/mini'
import { activityKind } from '#features/activity/contract.ts'

/** A learning day that went to the weekly aim of a club, which is the subject. Once a day. */
export const clubDayFilled = activityKind('club.day.filled', z.object({ club: z.string() }), {
  activity: 'เติมเป้าของคลับด้วยวันเรียนรู้',
  unit: 'วัน',
  href: '/clubs',
})
