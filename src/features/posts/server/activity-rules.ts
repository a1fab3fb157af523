import { z } from 'zod/mini'
import { activityKind } from '#features/activity/contract.ts'

/** The subject is the post; its shares count once a day. */
export const postShared = activityKind('post.shared', z.object({ club: z.string() }), {
  deed: 'แชร์โพสต์ที่เป็นประโยชน์',
  unit: 'ครั้ง',
  href: '/club/hit',
  subject: { unit: 'โพสต์', at: '/post/detail/' },
})

/** The subject is the post with the question. */
export const questionAnswered = activityKind(
  'post.question.answered',
  z.object({ club: z.string(), skill: z.string(), isRight: z.boolean() }),
  {
    deed: 'อ่านบทความแล้วตอบคำถามท้ายเรื่อง',
    unit: 'ครั้ง',
    href: '/club/hit',
    subject: { unit: 'บทความ', at: '/post/detail/' },
    facts: { isRight: { name: 'ตอบถูก', wanted: 'ให้ถูก' } },
  },
)

/** The subject is the post that was summarised. */
export const summaryAccepted = activityKind(
  'post.summary.accepted',
  z.object({ club: z.string(), skill: z.string() }),
  {
    deed: 'เขียนสรุปบทความที่ผ่านการตรวจ',
    unit: 'ครั้ง',
    href: '/club/hit',
    subject: { unit: 'บทความ', at: '/post/detail/' },
  },
)

/** The first approval by staff; the subject is the post. */
export const postPublished = activityKind('post.published', z.object({ club: z.string(), skill: z.string() }), {
  deed: 'เขียนโพสต์ที่ผ่านการตรวจ',
  unit: 'โพสต์',
  href: '/post/create',
  subject: { unit: 'โพสต์', at: '/post/detail/' },
})
