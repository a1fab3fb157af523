import { z } from 'zod/mini'
import { activityKind } from '#features/activity/contract.ts'

/** The subject is the quiz's Bangkok day. */
export const dailyAnswered = activityKind('quiz.daily.answered', z.object({ right: z.int(), total: z.int() }))
