import { createHash } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Db, Tx } from '#db/open.ts'
import type { Tables } from '#db/tables.ts'
import { findArticleLinks } from '#features/posts/reading/server/queries.ts'
import type { QuizAnswer } from '#features/quizzes/questions/contract.ts'
import { type Question, readQuestions } from '#features/quizzes/questions/server/queries.ts'
import { articleKeys, feedbackOf, orderOf, showQuestion } from '#features/quizzes/questions/server/question-view.ts'
import type { ExamOutcome, ExamResult, OpenExam, Quiz } from '../exam-contract.ts'
import { countingDay } from './rules.ts'

export type Attempt = Selectable<Tables['exam_attempt']>

/** A person's attempts at a quiz, oldest first. */
export function listAttempts(db: Db | Tx, userId: string, quiz: Quiz): Promise<Attempt[]> {
  return db
    .selectFrom('exam_attempt')
    .selectAll()
    .where('user_id', '=', userId)
    .where('quiz', '=', quiz)
    .orderBy('started_at')
    .orderBy('id')
    .execute()
}

/** The months whose quiz a person has passed: 'YYYY-MM'. */
export async function listPassedMonths(db: Db | Tx, userId: string): Promise<string[]> {
  const attempts = await listAttempts(db, userId, 'monthly')
  return attempts.flatMap(({ is_passed: isPassed, period }) => (isPassed ? period : []))
}

/**
 * Derives an independent number for each use of an attempt's seed. With one number for all, a person who knew half of
 * the right answers could search for the seed and derive the others.
 */
export function numberOf(seed: string, use: string | number): number {
  return createHash('sha256').update(`${seed}:${use}`).digest().readInt32BE(0)
}

/** The order in which an attempt shows the parts of the question at a position. */
export function orderIn(
  { seed }: Pick<Attempt, 'seed'>,
  question: Pick<Question, 'content'>,
  position: number,
): number[] {
  return orderOf(question, numberOf(seed, position), position)
}

/** An attempt with its questions in order, and the saved answers. */
export type Paper = {
  attempt: Attempt
  questions: Question[]
  answers: { position: number; answer: QuizAnswer; isRight: boolean }[]
}

/** Reads an attempt with questions and answers. */
export async function readPaper(db: Db | Tx, attempt: Attempt): Promise<Paper> {
  const questions = await readQuestions(db, attempt.question_ids)
  return { attempt, questions, answers: await readAnswers(db, attempt) }
}

/** The saved answers of an attempt, by position. */
export async function readAnswers(db: Db | Tx, { user_id: userId, id }: Pick<Attempt, 'user_id' | 'id'>) {
  const rows = await db
    .selectFrom('exam_answer')
    .select(['position', 'answer', 'is_right'])
    .where('user_id', '=', userId)
    .where('attempt_id', '=', id)
    .orderBy('position')
    .execute()
  return rows.map(({ position, answer, is_right: isRight }) => ({ position, answer: answer as QuizAnswer, isRight }))
}

/** An attempt in progress: questions without keys, and saved answers without feedback. */
export function viewOpen({ attempt, questions, answers }: Paper, now: Date): OpenExam {
  const left = attempt.quiz === 'final' ? attempt.deadline_at!.getTime() - now.getTime() : null
  return {
    id: attempt.id,
    try: attempt.try,
    seconds_left: left === null ? null : Math.max(0, Math.floor(left / 1000)),
    questions: questions.map((question, i) => showQuestion(question, orderIn(attempt, question, i + 1), i + 1)),
    answers: answers.map(({ position, answer }) => ({ position, answer })),
  }
}

/** A closed attempt with its result and the explanation of every question. */
export async function viewResult(db: Db | Tx, { attempt, questions, answers }: Paper): Promise<ExamResult> {
  const given = new Map(answers.map((one) => [one.position, one]))
  const links = await findArticleLinks(db, articleKeys(questions))
  const review = questions.map((question, i) => {
    const position = i + 1
    const order = orderIn(attempt, question, position)
    const { answer = null, isRight = false } = given.get(position) ?? {}
    return {
      question: showQuestion(question, order, position),
      told: feedbackOf(question, { position, order, answer, isRight, links }),
    }
  })
  const day = countingDay(attempt.started_at, attempt.closed_at!)
  return { ...(attempt.result as ExamOutcome), id: attempt.id, period: attempt.period, try: attempt.try, day, review }
}
