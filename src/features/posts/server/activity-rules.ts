import { z } from 'zod/mini'
import { activityKind } from '#features/activity/contract.ts'

/** The subject is the post; its shares count once a day. */
export const postShared = activityKind('post.shared', z.object({ club: z.string() }))

/** The subject is the post whose question it is. */
export const questionAnswered = activityKind(
  'post.question.answered',
  z.object({ club: z.string(), skill: z.string(), isRight: z.boolean() }),
)

/** The subject is the post that was summed up. */
export const summaryAccepted = activityKind('post.summary.accepted', z.object({ club: z.string(), skill: z.string() }))

/** Staff has let it through for the first time; the subject is the post. */
export const postPublished = activityKind('post.published', z.object({ club: z.string(), skill: z.string() }))
