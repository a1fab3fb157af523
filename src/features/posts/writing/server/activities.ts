import { z } from 'zod/mini'
import { activityKind } from '#features/activity/contract.ts'

/** The first approval by staff; the subject is the post. */
export const postPublished = activityKind('post.published', z.object({ club: z.string(), skill: z.string() }), {
  activity: 'เขียนโพสต์ที่ผ่านการตรวจ',
  unit: 'โพสต์',
  href: '/post/create',
  subject: { unit: 'โพสต์', at: '/post/detail/' },
})
