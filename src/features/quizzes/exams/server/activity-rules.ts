import { z } from 'zod/mini'
import { activityKind } from '#features/activity/contract.ts'

const finished = z.object({ right: z.int(), total: z.int(), isPassed: z.boolean(), try: z.int() })

/** The subject is the month; `try` counts within it. */
export const monthlyFinished = activityKind('quiz.monthly.finished', finished)

/** The subject is the season. */
export const finalFinished = activityKind('quiz.final.finished', finished)

/** The subject is the level. */
export const moneyFinished = activityKind('quiz.money.finished', finished)
