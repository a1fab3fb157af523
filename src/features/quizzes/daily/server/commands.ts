import { sql } from 'kysely'
import type { Tx } from '#db/open.ts'
import type { Gained } from '#features/koin/contract.ts'
import { readGained } from '#features/koin/server/gained-queries.ts'
import { findArticleLinks } from '#features/posts/reading/server/queries.ts'
import type { QuizAnswer, QuizFeedback } from '#features/quizzes/questions/contract.ts'
import {
  articleKeys,
  chosenPart,
  feedbackOf,
  judgeAnswer,
  orderOf,
} from '#features/quizzes/questions/server/question-view.ts'
import { saveLateAnswer } from '#features/quizzes/review/server/commands.ts'
import { refusals } from '#lib/errors.ts'
import { type DailyResult, dailyQuizErrors, questionsPerDay } from '../contract.ts'
import { countRights, findAttempt, findSet, foreseeSet, type Question, readQuestionsOf } from './queries.ts'
import { rewardQuiz } from './reward-commands.ts'
import { hasBegun, isLate, isOpen, timingOf } from './rules.ts'

const refusal = refusals(dailyQuizErrors)

/**
 * Begins a person's quiz of the day with its first answer: stores the day's questions if nobody answered before, and
 * the person's questions, order and seed. Idempotent.
 */
export async function beginDailyQuiz(tx: Tx, { userId, day, seed, now }: Beginning) {
  await saveSet(tx, day, now)
  if (!(await findAttempt(tx, userId, day))) {
    const questions = await readQuestionsOf(tx, { attempt: null, userId, day, seed })
    const question_ids = questions.map(({ id }) => id)
    await tx
      .insertInto('daily_quiz_attempt')
      .values({ user_id: userId, day, seed, question_ids, started_at: now })
      .onConflict((c) => c.columns(['user_id', 'day']).doNothing())
      .execute()
  }
  const attempt = (await findAttempt(tx, userId, day))!
  return { attempt, questions: await readQuestionsOf(tx, { attempt, userId, day, seed: attempt.seed }) }
}

/**
 * Stores the questions of a day for everybody: planned ones, or those that rested longest. Once stored they do not
 * change.
 */
export async function saveSet(tx: Tx, day: string, now: Date): Promise<Question[]> {
  const saved = await findSet(tx, day)
  if (saved) return saved
  await lockDay(tx, day)
  await tx
    .insertInto('daily_quiz_set')
    .values({ day, question_ids: await foreseeSet(tx, day), made_at: now })
    .onConflict((c) => c.column('day').doNothing())
    .execute()
  return (await findSet(tx, day))!
}

/** An advisory lock per day, which serialises making a set and changing its plan. */
export async function lockDay(tx: Tx, day: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`daily:${day}`}, 0))`.execute(tx)
}

type Beginning = { userId: string; day: string; seed: number; now: Date }
type Answering = Beginning & { position: number; answer: QuizAnswer }
type Answered = {
  feedback: QuizFeedback
  result: DailyResult | null
  gained: Gained | null
  rights: number | null
}

/**
 * Stores one answer: the first begins the quiz, the third ends it and pays, in the same transaction. `seed` is for a
 * person who has not begun. Throws daily_quiz_closed, wrong_answer_kind, already_answered, wrong_order.
 */
export async function answerDailyQuiz(tx: Tx, answering: Answering): Promise<Answered> {
  const { userId, day, position, answer, now } = answering
  const timing = timingOf(now)
  if (!isOpen(day, timing, hasBegun(await findAttempt(tx, userId, day)))) throw refusal('daily_quiz_closed')
  const { attempt, questions } = await beginDailyQuiz(tx, answering)

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
  const rights = await countRights(tx, day, question.id)
  if (counted.answered < questionsPerDay) return { feedback, result: null, gained: null, rights }
  const result = await rewardQuiz(tx, { userId, day, questions, timing, now })
  return { feedback, result, gained: await readGained(tx, { userId, points: result.points }), rights }
}

/**
 * Stores an answer to a closed quiz as practice, unless the question was answered in time. A quiz begun offline has no
 * attempt; its seed is the same as when it was shown. Returns how many were stored. Throws daily_quiz_not_started,
 * daily_quiz_open, wrong_answer_kind.
 */
export async function saveLateDaily(tx: Tx, answering: Answering): Promise<{ saved: number }> {
  const { userId, day, position, answer, now } = answering
  const timing = timingOf(now)
  const attempt = await findAttempt(tx, userId, day)
  if (isOpen(day, timing, hasBegun(attempt))) throw refusal('daily_quiz_open')
  if (!attempt && !(isLate(day, timing) && (await findSet(tx, day)))) throw refusal('daily_quiz_not_started')
  const seed = attempt?.seed ?? answering.seed
  const question = (await readQuestionsOf(tx, { attempt, userId, day, seed }))[position - 1]!
  const isRight = judgeAnswer(question, orderOf(question, seed, position), answer)
  if (isRight === null) throw refusal('wrong_answer_kind')
  if (position <= (attempt?.answered ?? 0)) return { saved: 0 }
  const late = { userId, lateOf: `daily:${day}:${position}`, questionId: question.id, isRight, now }
  return { saved: (await saveLateAnswer(tx, late)) ? 1 : 0 }
}

/**
 * Counts the answer in the UPDATE that checks its turn, so of two concurrent answers to one question one is refused.
 */
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
      ...(position === 1 && { started_at: now }),
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
 * Marks finished attempts that are not counted yet, oldest first, and returns them. The caller counts them in the same
 * transaction, so each is counted once.
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
