import { z } from 'zod/mini'
import { activityKind } from '#features/activity/contract.ts'

/** The profile is whole and the address verified, for the first time. */
export const profileCompleted = activityKind('profile.completed', z.object({}), {
  activity: 'กรอกโปรไฟล์ครบและยืนยันอีเมล',
  unit: 'ครั้ง',
  href: '/profile',
})
