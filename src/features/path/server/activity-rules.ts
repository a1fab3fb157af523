import { z } from 'zod/mini'
import { activityKind } from '#features/activity/contract.ts'

/** A placement was kept: so many of its five skills are strong. */
export const pathPlaced = activityKind('path.placed', z.object({ isGuest: z.boolean(), strong: z.int() }), {
  deed: 'วัดระดับเพื่อจัดเส้นทางของตัวเอง',
  unit: 'ครั้ง',
  href: '/path',
})

/** A unit's question came back; the subject is the unit. */
export const pathRechecked = activityKind('path.rechecked', z.object({ skill: z.string(), isRight: z.boolean() }), {
  deed: 'ทวนบทเรียนในเส้นทาง',
  unit: 'ครั้ง',
  href: '/path',
  subject: { unit: 'บท' },
  facts: { isRight: { name: 'ตอบถูก', wanted: 'ให้ถูก' } },
})
