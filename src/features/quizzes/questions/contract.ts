import { z } from 'zod/mini'
import { questionSceneNames } from '#art/names/question-scene-names.ts'
import { Skill } from '#kit/skills.ts'
import { Plot } from './plot-contract.ts'

/** The longest quiz is the final exam. */
export const maxQuestions = 40

export const Position = z.int().check(z.minimum(1), z.maximum(maxQuestions))
/** Indexes in the list as it was shown to this person, from 0. */
const place = z.int().check(z.minimum(0), z.maximum(4))

/** An answer: one choice, a number as typed, or the order of the shown items. */
export const QuizAnswer = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('choice'), choice: place }),
  z.object({ kind: z.literal('numeric'), value: z.string().check(z.minLength(1), z.maxLength(30)) }),
  z.object({ kind: z.literal('ordering'), order: z.array(place).check(z.minLength(3), z.maxLength(5)) }),
])
export type QuizAnswer = z.infer<typeof QuizAnswer>

/** The picture of a question: a file of ours with its size, and a complete alternative text. */
export const QuestionPicture = z.object({ src: z.string(), width: z.int(), height: z.int(), alt: z.string() })
export type QuestionPicture = z.infer<typeof QuestionPicture>

/**
 * A question before the answer: nothing in it reveals the right answer. `scene` is decoration by the words of its text;
 * null for a question with a picture of its own, and where no word has a scene.
 */
const asked = {
  position: Position,
  skill: Skill,
  text: z.string(),
  picture: z.nullable(QuestionPicture),
  scene: z.nullable(z.enum(questionSceneNames)),
  /** The amounts that the text lists; null in most questions. */
  plot: z.nullable(Plot),
}
export const QuizQuestion = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('choice'), ...asked, choices: z.array(z.string()) }),
  z.object({ kind: z.literal('numeric'), ...asked, unit: z.string() }),
  z.object({ kind: z.literal('ordering'), ...asked, items: z.array(z.string()) }),
])
export type QuizQuestion = z.infer<typeof QuizQuestion>

/** The feedback on an answer. `right` has the form of an answer. */
const told = {
  position: Position,
  is_right: z.boolean(),
  right: QuizAnswer,
  explanation: z.string(),
  /** The calculation as a plot; null where there is none. */
  plot: z.nullable(Plot),
  article: z.nullable(z.object({ key: z.string(), title: z.string(), href: z.string() })),
}
export const QuizFeedback = z.object({ ...told, answer: QuizAnswer })
export type QuizFeedback = z.infer<typeof QuizFeedback>

/** The same for a question that may be unanswered: then it is not right and `answer` is null. */
export const ReviewedAnswer = z.object({ ...told, answer: z.nullable(QuizAnswer) })
export type ReviewedAnswer = z.infer<typeof ReviewedAnswer>
