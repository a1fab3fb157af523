import { sql } from 'kysely'
import type { Db, Tx } from '#db/open.ts'
import { listLearningDays, readRun } from '#features/koin/server/learning-queries.ts'
import { readRates } from '#features/koin/server/rate-queries.ts'
import { findArticleLinks } from '#features/posts/reading/server/queries.ts'
import type { QuizAnswer } from '#features/quizzes/questions/contract.ts'
import { listActiveQuestions, readQuestions } from '#features/quizzes/questions/server/queries.ts'
import { articleKeys, feedbackOf, orderOf, showQuestion } from '#features/quizzes/questions/server/question-view.ts'
import { refusals } from '#lib/errors.ts'
import { seedFrom } from '#lib/server/secrets/seed-from.ts'
import { shuffled } from '#lib/shuffle.ts'
import { bangkokDay, bangkokMonth } from '#lib/thai/bangkok-time.ts'
import { type DailyQuiz, type DailyResult, dailyQuizErrors, questionsPerDay } from '../contract.ts'
import { foreseeEasySet } from './easy-set-queries.ts'
import { type Candidate, chooseForDay, hasBegun, isOpen, timingOf } from './rules.ts'

export type Question = Awaited<ReturnType<typeof readQuestions>>[number]
const stepKeys = ['learning-days.5', 'learning-days.10', 'learning-days.15', 'learning-days.20'] as const
const refusal = refusals(dailyQuizErrors)

/** HMAC-SHA-256 in base64url with a server key, separated by use. */
type Hmac = (use: string, ...parts: string[]) => string

/** The seed of a person's quiz of a day: stable, and never sent to a client. */
export function seedOf(hmac: Hmac, userId: string, day: string): number {
  return seedFrom(hmac('daily-quiz', userId, day))
}

/** The questions of a day in the day's order; null until somebody has answered. */
export async function findSet(db: Db | Tx, day: string): Promise<Question[] | null> {
  const set = await db.selectFrom('daily_quiz_set').select('question_ids').where('day', '=', day).executeTakeFirst()
  return set ? readQuestions(db, set.question_ids) : null
}

/** When each question was last asked; questions never asked are left out. */
async function readLastAsked(db: Db | Tx): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; day: string }>`
    select id, max(day)::text as day from daily_quiz_set, unnest(question_ids) as id group by id`.execute(db)
  return new Map(rows.map(({ id, day }) => [id, day]))
}

/** The plans for days from this one on. */
export async function readPlans(db: Db | Tx, from: string): Promise<Map<string, string[]>> {
  const rows = await db
    .selectFrom('daily_quiz_plan')
    .select(['day', 'question_ids'])
    .where('day', '>=', from)
    .orderBy('day')
    .execute()
  return new Map(rows.map(({ day, question_ids: ids }) => [day, ids]))
}

/** The pool of the daily quiz, each with the day on which it was last asked or is planned. */
export async function listCandidates(db: Db | Tx, plans: ReadonlyMap<string, string[]>): Promise<Candidate[]> {
  const pool = await listActiveQuestions(db, 'daily')
  const lastAsked = await readLastAsked(db)
  for (const [day, ids] of plans) for (const id of ids) lastAsked.set(id, day)
  return pool.map(({ id, skill, is_sum }) => ({ id, skill, is_sum, last_asked: lastAsked.get(id) ?? null }))
}

/** The questions that a day would ask as of now; they are fixed with the first answer and may change until then. */
export async function foreseeSet(db: Db | Tx, day: string): Promise<string[]> {
  const plans = await readPlans(db, day)
  const ids = chooseForDay(await listCandidates(db, plans), day, plans.get(day) ?? [], questionsPerDay)
  if (ids.length < questionsPerDay) throw new Error('a daily quiz wants at least three active questions')
  return ids
}

/** A day's questions: the stored ones, else the predicted ones. */
async function readSet(db: Db | Tx, day: string): Promise<Question[]> {
  const saved = await findSet(db, day)
  if (saved) return saved
  const foreseen = await foreseeSet(db, day)
  // If somebody's first answer stored the set meanwhile, it counts as asked, and the prediction would differ.
  return (await findSet(db, day)) ?? (await readQuestions(db, foreseen))
}

/** From this number of people on it is told how many answered right: of fewer one might guess who. */
const fewestRights = 10
/** Counting ends here, so that it costs the same on a large site. */
const maxRights = 1_000

/** How many people answered a question right on its day, at most 1,000; null below ten. */
export async function countRights(db: Db | Tx, day: string, questionId: string): Promise<number | null> {
  const { rows } = await sql<{ rights: number }>`
    select count(*)::int as rights from (
      select from daily_quiz_answer where day = ${day} and question_id = ${questionId} and is_right
      limit ${maxRights}
    ) as answer`.execute(db)
  const { rights } = rows[0]!
  return rights < fewestRights ? null : rights
}

/** A person's attempt on a day. */
export async function findAttempt(db: Db | Tx, userId: string, day: string) {
  const attempt = await db
    .selectFrom('daily_quiz_attempt')
    .selectAll()
    .where('user_id', '=', userId)
    .where('day', '=', day)
    .executeTakeFirst()
  return attempt ?? null
}

type Asking = { attempt: { question_ids: string[] | null } | null; userId: string; day: string; seed: number }

/**
 * The questions of a person's quiz in their order: those of the attempt; before it the person's own easy ones, or the
 * day's in an order by the seed. The oldest attempts store no order and have the day's.
 */
export async function readQuestionsOf(db: Db | Tx, { attempt, userId, day, seed }: Asking): Promise<Question[]> {
  if (attempt !== null) return attempt.question_ids ? readQuestions(db, attempt.question_ids) : readSet(db, day)
  const easy = await foreseeEasySet(db, { userId, day, seed })
  if (easy) return readQuestions(db, easy)
  const set = await readSet(db, day)
  return shuffled(set.length, seed, 0).map((place) => set[place]!)
}

/** The day whose quiz a person is in: yesterday's if it is partly answered and still accepts answers; else today's. */
export async function findDayUnderWay(db: Db | Tx, userId: string, now: Date): Promise<string> {
  const timing = timingOf(now)
  if (!isOpen(timing.yesterday, timing, true)) return timing.today
  const attempt = await findAttempt(db, userId, timing.yesterday)
  return hasBegun(attempt) && attempt!.answered < questionsPerDay ? timing.yesterday : timing.today
}

type Looking = { userId: string; day: string; seed: number; now: Date }

/**
 * The quiz as its person sees it: questions without keys, and feedback on those answered. Read-only: `seed` is for a
 * person who has not begun. A finished quiz can be viewed on its day and the day after. Throws daily_quiz_closed.
 */
export async function viewDailyQuiz(db: Db | Tx, { userId, day, seed, now }: Looking): Promise<DailyQuiz> {
  const timing = timingOf(now)
  const attempt = await findAttempt(db, userId, day)
  const isReadable = attempt?.finished_at && (day === timing.yesterday || day === timing.today)
  if (!isReadable && !isOpen(day, timing, hasBegun(attempt))) throw refusal('daily_quiz_closed')
  const of = attempt?.seed ?? seed
  const questions = await readQuestionsOf(db, { attempt, userId, day, seed: of })
  return {
    day,
    is_today: day === timing.today,
    questions: questions.map((question, i) => showQuestion(question, orderOf(question, of, i + 1), i + 1)),
    answered: await listTold(db, { userId, day, questions, seed: of }),
    result: (attempt?.result ?? null) as DailyResult | null,
    learning: await viewLearning(db, userId, now),
  }
}

async function listTold(db: Db | Tx, of: Omit<Looking, 'now'> & { questions: Question[] }) {
  const answers = await db
    .selectFrom('daily_quiz_answer')
    .select(['position', 'answer', 'is_right'])
    .where('user_id', '=', of.userId)
    .where('day', '=', of.day)
    .orderBy('position')
    .execute()
  const links = await findArticleLinks(db, articleKeys(of.questions))
  return answers.map(({ position, answer, is_right: isRight }) => {
    const question = of.questions[position - 1]!
    const order = orderOf(question, of.seed, position)
    return feedbackOf(question, { position, order, answer: answer as QuizAnswer, isRight, links })
  })
}

/** The learning days of the current month in Bangkok, and the rewards of its steps. */
export async function viewLearning(db: Db | Tx, userId: string, now: Date): Promise<DailyQuiz['learning']> {
  const [today, month] = [bangkokDay(now), bangkokMonth(now)]
  const days = await listLearningDays(db, userId, month)
  const run = await readRun(db, userId, now)
  const rates = await readRates(db, stepKeys, now)
  const steps = stepKeys.map((key) => ({ days: rates[key].threshold ?? 0, reward: rates[key].koin }))
  return { today, month, days, run, steps }
}
