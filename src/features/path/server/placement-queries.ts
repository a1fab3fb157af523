import type { Db, Tx } from '#db/open.ts'
import { findArticleLinks } from '#features/posts/reading/server/queries.ts'
import type { Skill } from '#kit/skills.ts'
import { refusals } from '#lib/errors.ts'
import type { LearningPath } from '../content.ts'
import { type PlacementFeedback, type PlacementResult, pathErrors } from '../contract.ts'
import { judgeStrengths, listUnits, type PathQuestion, readChoiceQuestions } from './queries.ts'

const refusal = refusals(pathErrors)

type Answer = { version: number; position: number; choice: string }
type Answers = { version: number; choices: string[] }

/** The feedback on one placement answer. Throws path_question_changed. */
export async function judgeAnswer(db: Db | Tx, path: LearningPath, answer: Answer): Promise<PlacementFeedback> {
  expectVersion(path, answer.version)
  const [question] = await readChoiceQuestions(db, [path.placement.questions[answer.position - 1]!])
  const links = await findArticleLinks(db, question!.articleKey ? [question!.articleKey] : [])
  return { ...tellChoice(question!, answer.choice), article: links.get(question!.articleKey ?? '') ?? null }
}

/**
 * Whether a choice is right, with the explanation. Throws path_question_changed when it is none of the question's
 * choices.
 */
export function tellChoice({ content, explanation }: PathQuestion, choice: string) {
  if (![content.right, ...content.wrong].includes(choice)) throw refusal('path_question_changed')
  return { is_right: choice === content.right, right: content.right, explanation }
}

/** The skills whose question was answered correctly. Throws path_question_changed. */
export async function findStrong(db: Db | Tx, path: LearningPath, { version, choices }: Answers): Promise<Skill[]> {
  expectVersion(path, version)
  const questions = await readChoiceQuestions(db, path.placement.questions)
  return questions.flatMap((question, i) => (tellChoice(question, choices[i]!).is_right ? [question.skill] : []))
}

/** The ratings and the first unit. Throws path_question_changed. */
export async function judgePlacement(db: Db | Tx, path: LearningPath, answers: Answers): Promise<PlacementResult> {
  return judgeStrengths(path, await listUnits(db, path), await findStrong(db, path, answers))
}

function expectVersion({ placement }: LearningPath, version: number) {
  if (version !== placement.version) throw refusal('path_question_changed')
}
