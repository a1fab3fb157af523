import { z } from 'zod/mini'
import { activityKind } from '#features/activity/contract.ts'

/** The first learning act of a Bangkok day; `ofMonth` is the number of learning days of the month so far. */
export const learningDay = activityKind('learning.day', z.object({ ofMonth: z.int() }), {
  activity: 'เรียนรู้อย่างน้อยหนึ่งอย่าง',
  unit: 'วัน',
  href: '/quiz/daily',
})
