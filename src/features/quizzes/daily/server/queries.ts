import { sql } from 'kysely'
import type { Db, Tx } from '#db/open.ts'
import { listLearningDays, readRun } from '#features/koin/server/learning-queries.ts'
import { readRates } from '#features/koin/server/rate-queries.ts'
import { findArticleLinks } from '#features/posts/server/queries.ts'
import type { QuizAnswer } from '#features/quizzes/questions/contract.ts'
import { articleKeys, feedbackOf, orderOf, showQuestion } from '#features/quizzes/questions/server/asking-queries.ts'
import { listActiveQuestions, readQuestions } from '#features/quizzes/questions/server/queries.ts'
import { bangkokDay, bangkokMonth } from '#lib/thai/bangkok-time.ts'
import { type DailyQuiz, type DailyResult, questionsPerDay } from '../contract.ts'
import { type Candidate, isOpen, timingOf } from './rules.ts'

export type Question = Awaited<ReturnType<typeof readQuestions>>[number]
const stepKeys = ['learning-days.5', 'learning-days.10', 'learning-days.15', 'learning-days.20'] as const

type Attempt = { user_id: string; day: string; seed: number; result: unknown }

/** The questions of a day in their order, or null as long as nobody asked for that day. */
export async function findSet(db: Db | Tx, day: string): Promise<Question[] | null> {
  const set = await db.selectFrom('daily_quiz_set').select('question_ids').where('day', '=', day).executeTakeFirst()
  return set ? readQuestions(db, set.question_ids) : null
}

/** When each question was last asked, of those that ever were. */
async function readLastAsked(db: Db | Tx): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; day: string }>`
    select id, max(day)::text as day from daily_quiz_set, unnest(question_ids) as id group by id`.execute(db)
  return new Map(rows.map(({ id, day }) => [id, day]))
}

/** What editors chose for days from this one on. */
export async function readPlans(db: Db | Tx, from: string): Promise<Map<string, string[]>> {
  const rows = await db
    .selectFrom('daily_quiz_plan')
    .select(['day', 'question_ids'])
    .where('day', '>=', from)
    .orderBy('day')
    .execute()
  return new Map(rows.map(({ day, question_ids: ids }) => [day, ids]))
}

/** The pool of the daily quiz, each with the day on which it was last asked, or will be by what editors chose. */
export async function listCandidates(db: Db | Tx, plans: ReadonlyMap<string, string[]>): Promise<Candidate[]> {
  const [pool, lastAsked] = [await listActiveQuestions(db, 'daily'), await readLastAsked(db)]
  for (const [day, ids] of plans) for (const id of ids) lastAsked.set(id, day)
  return pool.map(({ id, skill }) => ({ id, skill, lastAsked: lastAsked.get(id) ?? null }))
}

/** A person's attempt on a day. */
export function findAttempt(db: Db | Tx, userId: string, day: string) {
  return db
    .selectFrom('daily_quiz_attempt')
    .selectAll()
    .where('user_id', '=', userId)
    .where('day', '=', day)
    .executeTakeFirst()
}

/**
 * The day whose quiz a person is at: yesterday's where answers of it are given, others are not, and these are still taken;
 * else today's.
 */
export async function findDayUnderWay(db: Db | Tx, userId: string, now: Date): Promise<string> {
  const timing = timingOf(now)
  if (!isOpen(timing.yesterday, timing, true)) return timing.today
  const answered = (await findAttempt(db, userId, timing.yesterday))?.answered ?? 0
  return answered > 0 && answered < questionsPerDay ? timing.yesterday : timing.today
}

/** The whole quiz as its person sees it: questions without keys, and what was told of those that are answered. */
export async function viewAttempt(db: Db | Tx, attempt: Attempt, questions: Question[], now: Date): Promise<DailyQuiz> {
  const answers = await db
    .selectFrom('daily_quiz_answer')
    .select(['position', 'answer', 'is_right'])
    .where('user_id', '=', attempt.user_id)
    .where('day', '=', attempt.day)
    .orderBy('position')
    .execute()
  const links = await findArticleLinks(db, articleKeys(questions))
  const told = answers.map(({ position, answer, is_right: isRight }) => {
    const question = questions[position - 1]!
    const order = orderOf(question, attempt.seed, position)
    return feedbackOf(question, { position, order, answer: answer as QuizAnswer, isRight, links })
  })
  return {
    day: attempt.day,
    isToday: attempt.day === bangkokDay(now),
    questions: questions.map((question, i) => showQuestion(question, orderOf(question, attempt.seed, i + 1), i + 1)),
    answered: told,
    result: attempt.result as DailyResult | null,
    learning: await viewLearning(db, attempt.user_id, now),
  }
}

/** The learning days of the month that it is now in Bangkok, and what its steps pay. */
export async function viewLearning(db: Db | Tx, userId: string, now: Date): Promise<DailyQuiz['learning']> {
  const [today, month] = [bangkokDay(now), bangkokMonth(now)]
  const days = await listLearningDays(db, userId, month)
  const run = await readRun(db, userId, now)
  const rates = await readRates(db, stepKeys, now)
  const steps = stepKeys.map((key) => ({ days: rates[key].threshold ?? 0, reward: rates[key].koin }))
  return { today, month, days, run, steps }
}
