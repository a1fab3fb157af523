import { z } from 'zod/mini'
import { activityKind } from '#features/activity/contract.ts'

/** The subject is the post that was summarised. */
export const summaryAccepted = activityKind('post.summary.accepted', z.object({ club: z.string(), skill: z.string() }))
