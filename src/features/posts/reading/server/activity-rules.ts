import { z } from 'zod/mini'
import { activityKind } from '#features/activity/contract.ts'

/** The subject is the post; its shares count once a day. */
export const postShared = activityKind('post.shared', z.object({ club: z.string() }))

/** The subject is the post with the question. */
export const questionAnswered = activityKind(
  'post.question.answered',
  z.object({ club: z.string(), skill: z.string(), isRight: z.boolean() }),
)
