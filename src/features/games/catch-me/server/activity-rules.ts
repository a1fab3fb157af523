import { z } from 'zod/mini'
import { activityKind } from '#features/activity/contract.ts'

/** The subject is the play. */
export const catchMeFinished = activityKind(
  'game.catch-me.finished',
  z.object({ way: z.string(), score: z.int(), good: z.int(), isPaid: z.boolean() }),
)
