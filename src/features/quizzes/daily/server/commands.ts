import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import type { Tx } from '#db/open.ts'
import { findArticleLinks } from '#features/posts/server/queries.ts'
import type { QuizAnswer, QuizFeedback } from '#features/quizzes/questions/contract.ts'
import {
  articleKeys,
  chosenPart,
  feedbackOf,
  judgeAnswer,
  orderOf,
} from '#features/quizzes/questions/server/asking-queries.ts'
import { keepLateAnswer } from '#features/quizzes/review/server/commands.ts'
import { refusals } from '#lib/errors.ts'
import { type DailyResult, dailyQuizErrors, questionsPerDay } from '../contract.ts'
import { findAttempt, findSet, listCandidates, type Question, readPlans } from './queries.ts'
import { rewardQuiz } from './reward-commands.ts'
import { chooseForDay, isOpen, timingOf } from './rules.ts'

const refusal = refusals(dailyQuizErrors)

/**
 * Opens the day's quiz for a person: chooses the day's questions if nobody came before, and notes when the attempt began.
 * Doing it again changes nothing. Refuses with daily_quiz_closed for a day that is over.
 */
export async function startDailyQuiz(tx: Tx, { userId, day, now }: { userId: string; day: string; now: Date }) {
  const timing = timingOf(now)
  const begun = await findAttempt(tx, userId, day)
  // A finished quiz can be read on its own day and the day after, whatever the time.
  const isReadable = begun?.finished_at && (day === timing.yesterday || day === timing.today)
  if (!isReadable && !isOpen(day, timing, begun !== undefined)) throw refusal('daily_quiz_closed')
  const questions = (await findSet(tx, day)) ?? (await makeSet(tx, day, now))
  const attempt = begun ?? (await beginAttempt(tx, { userId, day, now }))
  return { attempt, questions }
}

/** The first who comes on a day makes its set for all, of what editors chose for it or of what rested longest. */
async function makeSet(tx: Tx, day: string, now: Date): Promise<Question[]> {
  await holdDay(tx, day)
  const made = await findSet(tx, day)
  if (made) return made
  const plans = await readPlans(tx, day)
  const ids = chooseForDay(await listCandidates(tx, plans), day, plans.get(day) ?? [], questionsPerDay)
  if (ids.length < questionsPerDay) throw new Error('a daily quiz wants at least three active questions')
  await tx
    .insertInto('daily_quiz_set')
    .values({ day, question_ids: ids, made_at: now })
    .onConflict((c) => c.column('day').doNothing())
    .execute()
  return (await findSet(tx, day))!
}

/** Whoever makes a day's set and whoever changes its plan come one after the other. */
export async function holdDay(tx: Tx, day: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`daily:${day}`}, 0))`.execute(tx)
}

async function beginAttempt(tx: Tx, { userId, day, now }: { userId: string; day: string; now: Date }) {
  await tx
    .insertInto('daily_quiz_attempt')
    .values({ user_id: userId, day, seed: randomInt(2 ** 31 - 1), started_at: now })
    .onConflict((c) => c.columns(['user_id', 'day']).doNothing())
    .execute()
  return (await findAttempt(tx, userId, day))!
}

type Answering = { userId: string; day: string; position: number; answer: QuizAnswer; now: Date }
type Answered = { feedback: QuizFeedback; result: DailyResult | null }

/**
 * Takes one answer; the third ends the quiz and pays, in the same transaction. Refuses with daily_quiz_not_started,
 * daily_quiz_closed, wrong_answer_kind, already_answered, wrong_order.
 */
export async function answerDailyQuiz(tx: Tx, { userId, day, position, answer, now }: Answering): Promise<Answered> {
  const timing = timingOf(now)
  const attempt = await findAttempt(tx, userId, day)
  if (!isOpen(day, timing, attempt !== undefined)) throw refusal('daily_quiz_closed')
  const questions = await findSet(tx, day)
  if (!attempt || !questions) throw refusal('daily_quiz_not_started')

  const question = questions[position - 1]!
  const order = orderOf(question, attempt.seed, position)
  const isRight = judgeAnswer(question, order, answer)
  if (isRight === null) throw refusal('wrong_answer_kind')

  const counted = await countAnswer(tx, { userId, day, position, isRight, now })
  await tx
    .insertInto('daily_quiz_answer')
    .values({
      user_id: userId,
      day,
      position,
      question_id: question.id,
      answer: JSON.stringify(answer),
      chosen: chosenPart(order, answer),
      is_right: isRight,
      answered_at: now,
    })
    .execute()
  const links = await findArticleLinks(tx, articleKeys([question]))
  const feedback = feedbackOf(question, { position, order, answer, isRight, links })
  if (counted.answered < questionsPerDay) return { feedback, result: null }
  return { feedback, result: await rewardQuiz(tx, { userId, day, questions, timing, now }) }
}

/**
 * Keeps an answer to a quiz that has closed as practice; one to a question that was answered in time is none. Answers how
 * many were kept. Refuses with daily_quiz_not_started, daily_quiz_open, wrong_answer_kind.
 */
export async function keepLateDaily(
  tx: Tx,
  { userId, day, position, answer, now }: Answering,
): Promise<{ kept: number }> {
  const [attempt, questions] = [await findAttempt(tx, userId, day), await findSet(tx, day)]
  if (!attempt || !questions) throw refusal('daily_quiz_not_started')
  if (isOpen(day, timingOf(now), true)) throw refusal('daily_quiz_open')
  const question = questions[position - 1]!
  const isRight = judgeAnswer(question, orderOf(question, attempt.seed, position), answer)
  if (isRight === null) throw refusal('wrong_answer_kind')
  if (position <= attempt.answered) return { kept: 0 }
  const late = { userId, lateOf: `daily:${day}:${position}`, questionId: question.id, isRight, now }
  return { kept: (await keepLateAnswer(tx, late)) ? 1 : 0 }
}

/** Counts the answer in the statement that checks its turn, so of two racing answers to one question one is refused. */
async function countAnswer(
  tx: Tx,
  {
    userId,
    day,
    position,
    isRight,
    now,
  }: { userId: string; day: string; position: number; isRight: boolean; now: Date },
) {
  const isLast = position === questionsPerDay
  const counted = await tx
    .updateTable('daily_quiz_attempt')
    .set({
      answered: position,
      right_count: sql`right_count + ${isRight ? 1 : 0}`,
      ...(isLast && { finished_at: now }),
    })
    .where('user_id', '=', userId)
    .where('day', '=', day)
    .where('answered', '=', position - 1)
    .returning('answered')
    .executeTakeFirst()
  if (counted) return counted
  const attempt = await findAttempt(tx, userId, day)
  throw refusal(attempt && attempt.answered >= position ? 'already_answered' : 'wrong_order')
}

/**
 * Marks some of the attempts that are over and were not counted yet, the longest over first, and answers which they are.
 * The caller counts them in the same transaction, so that each is counted once.
 */
export async function claimUncounted(tx: Tx, { limit, now }: { limit: number; now: Date }) {
  const { rows } = await sql<{ user_id: string; day: string }>`
    update daily_quiz_attempt t set counted_at = ${now}
    from (
      select user_id, day from daily_quiz_attempt where finished_at is not null and counted_at is null
      order by finished_at limit ${limit} for update skip locked
    ) due
    where t.user_id = due.user_id and t.day = due.day
    returning t.user_id, t.day::text`.execute(tx)
  return rows
}
