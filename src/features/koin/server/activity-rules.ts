import { z } from 'zod/mini'
import { activityKind } from '#features/activity/contract.ts'

/** The first deed of a Bangkok day that makes it a learning day; `ofMonth` counts those of its month so far. */
export const learningDay = activityKind('learning.day', z.object({ ofMonth: z.int() }), {
  deed: 'เรียนรู้อย่างน้อยหนึ่งอย่าง',
  unit: 'วัน',
  href: '/quiz/daily',
})
