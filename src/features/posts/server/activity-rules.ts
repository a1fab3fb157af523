import { z } from 'zod/mini'
import { activityKind } from '#features/activity/contract.ts'

/** The subject is the post; its shares count once a day. */
export const postShared = activityKind('post.shared', z.object({ club: z.string() }))

/** The subject is the post with the question. */
export const questionAnswered = activityKind(
  'post.question.answered',
  z.object({ club: z.string(), skill: z.string(), isRight: z.boolean() }),
)

/** The subject is the post that was summarised. */
export const summaryAccepted = activityKind('post.summary.accepted', z.object({ club: z.string(), skill: z.string() }))

/** The first approval by staff; the subject is the post. */
export const postPublished = activityKind('post.published', z.object({ club: z.string(), skill: z.string() }))
