import { z } from 'zod/mini'
import { activityKind } from '#features/activity/contract.ts'

/** A placement was stored; `strong` counts its strong skills. */
export const pathPlaced = activityKind('path.placed', z.object({ isGuest: z.boolean(), strong: z.int() }), {
  activity: 'วัดระดับเพื่อจัดเส้นทางของตัวเอง',
  unit: 'ครั้ง',
  href: '/path',
})

/** The re-check of a unit was answered; the subject is the unit. */
export const pathRechecked = activityKind('path.rechecked', z.object({ skill: z.string(), isRight: z.boolean() }), {
  activity: 'ทวนบทเรียนในเส้นทาง',
  unit: 'ครั้ง',
  href: '/path',
  subject: { unit: 'บท' },
  facts: { isRight: { name: 'ตอบถูก', wanted: 'ให้ถูก' } },
})
