import { z } from 'zod/mini'
import { Skill } from '#kit/skills.ts'

const key = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(60))

/**
 * What comes between the article's question and the re-check. Only what the server itself can see is a task: a finished
 * daily quiz, the question of another article, the article passed on to somebody.
 */
export const PathTask = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('daily-quiz') }),
  z.object({ kind: z.literal('article'), article: key }),
  z.object({ kind: z.literal('share') }),
])
export type PathTask = z.infer<typeof PathTask>

export const PathUnitContent = z.object({
  /** Stable for ever: what people did is kept under it. */
  key,
  strand: Skill,
  title: z.string().check(z.minLength(3), z.maxLength(60)),
  /** What one is able to do afterwards; it goes on from “คุณจะ”. */
  can: z.string().check(z.minLength(10), z.maxLength(120)),
  /** Key of the article; its question is the unit's first. */
  article: key,
  task: PathTask,
  /** Key of the question that comes back days later. */
  recheck: key,
})
export type PathUnitContent = z.infer<typeof PathUnitContent>

/**
 * content/learning-path.json. Its questions are choices of the bank with `isOfPath`, which no daily quiz asks. Another set
 * of placement questions is another version.
 */
export const LearningPath = z.object({
  placement: z.object({ version: z.int().check(z.minimum(1), z.maximum(999)), questions: z.array(key) }),
  units: z.array(PathUnitContent),
})
export type LearningPath = z.infer<typeof LearningPath>
