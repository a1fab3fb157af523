import { z } from 'zod/mini'
import { activityKind } from '#features/activity/contract.ts'

/** The subject is the post: somebody else opened the link that the person shared. Counts once per post and day. */
export const postShared = activityKind('post.shared', z.object({ club: z.string() }), {
  activity: 'แชร์โพสต์ให้เพื่อนเปิดอ่าน',
  unit: 'ครั้ง',
  href: '/club/hit',
  subject: { unit: 'โพสต์', at: '/post/detail/' },
})

/** The subject is the post with the question. */
export const questionAnswered = activityKind(
  'post.question.answered',
  z.object({ club: z.string(), skill: z.string(), isRight: z.boolean() }),
  {
    activity: 'อ่านบทความแล้วตอบคำถามท้ายเรื่อง',
    unit: 'ครั้ง',
    href: '/club/hit',
    subject: { unit: 'บทความ', at: '/post/detail/' },
    facts: { isRight: { name: 'ตอบถูก', wanted: 'ให้ถูก' } },
  },
)
