import { z } from 'zod/mini'
import { endpoint } from '#lib/contract.ts'
import { Day } from '#lib/day.ts'

/** The plant of a month ('YYYY-MM'): one leaf for each learning day, and the step (1–10) that it has reached. */
export const Plant = z.object({ month: z.string(), leaves: z.int(), step: z.int() })
export type Plant = z.infer<typeof Plant>

/**
 * What learning days have grown. `days` counts all learning days of this person; `week` is this week from Monday to
 * Sunday in Bangkok; `shelf` holds the plants of at most eleven earlier months with a learning day, oldest first. A day
 * without learning takes nothing away.
 */
export const LearningStreak = z.object({
  today: Day,
  days: z.int(),
  week: z.array(z.object({ day: Day, is_learned: z.boolean() })),
  plant: Plant,
  shelf: z.array(Plant),
})
export type LearningStreak = z.infer<typeof LearningStreak>

/** Beyond the specification: home and the profile show the plant. */
export const readLearningStreak = endpoint({
  method: 'GET',
  path: '/v2/api/user/garden',
  access: 'protected',
  summary: 'ต้นไม้ของเดือนนี้ หนึ่งใบต่อหนึ่งวันเรียนรู้ กับต้นของเดือนก่อน ๆ',
  reply: LearningStreak,
})
