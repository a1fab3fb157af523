import { z } from 'zod/mini'
import { Skill } from '#kit/skills.ts'
import { ContentTitlePhrases, hasOwnPhrases } from '#lib/title-phrases.ts'

const key = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(60))

/**
 * The step between the article's question and the re-check. Only acts that the server itself can observe: a finished
 * daily quiz, the question of another article, sharing the article.
 */
export const PathTask = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('daily-quiz') }),
  z.object({ kind: z.literal('article'), article: key }),
  z.object({ kind: z.literal('share') }),
])
export type PathTask = z.infer<typeof PathTask>

export const PathUnitContent = z
  .object({
    /** Never changes: progress is stored under it. */
    key,
    strand: Skill,
    title: z.string().check(z.minLength(3), z.maxLength(60)),
    titlePhrases: ContentTitlePhrases,
    /** What the learner can do afterwards; it continues the phrase “คุณจะ”. */
    can: z.string().check(z.minLength(10), z.maxLength(120)),
    /** The key of the article, whose question is the unit's first step. */
    article: key,
    task: PathTask,
    /** The key of the question for the re-check days later. */
    recheck: key,
  })
  .check(z.refine(hasOwnPhrases, { path: ['titlePhrases'] }))
export type PathUnitContent = z.infer<typeof PathUnitContent>

/**
 * The schema of content/learning-path.json. Its questions are choice questions of the bank with `isOfPath`, which daily
 * quizzes do not use. Another set of placement questions needs another version.
 */
export const LearningPath = z.object({
  placement: z.object({ version: z.int().check(z.minimum(1), z.maximum(999)), questions: z.array(key) }),
  units: z.array(PathUnitContent),
})
export type LearningPath = z.infer<typeof LearningPath>
