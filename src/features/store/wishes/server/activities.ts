import { z } from 'zod/mini'
import { activityKind } from '#features/activity/contract.ts'

/** Something to save for is on the wish list, for the first time; the subject is the premium. */
export const wishAdded = activityKind('wish.added', z.object({}), {
  activity: 'ตั้งเป้าออมด้วยการใส่ของในรายการที่อยากได้',
  unit: 'อย่าง',
  href: '/store',
  subject: { unit: 'อย่าง', at: '/store/' },
})
