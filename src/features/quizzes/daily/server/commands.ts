import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import type { Tx } from '#db/open.ts'
import { findArticleLinks } from '#features/posts/server/queries.ts'
import type { QuizAnswer, QuizFeedback } from '#features/quizzes/questions/contract.ts'
import { articleKeys, feedbackOf, judgeAnswer, orderOf } from '#features/quizzes/questions/server/asking-queries.ts'
import { listActiveQuestions } from '#features/quizzes/questions/server/queries.ts'
import { refusals } from '#lib/errors.ts'
import { addDays, bangkokDay, startOfBangkokDay } from '#lib/thai/bangkok-time.ts'
import { type DailyResult, dailyQuizErrors, questionsPerDay } from '../contract.ts'
import { findAttempt, findSet, type Question, readLastAsked } from './queries.ts'
import { rewardQuiz } from './reward-commands.ts'
import { chooseQuestions, isOpen, type Timing } from './rules.ts'

const refusal = refusals(dailyQuizErrors)

function timingOf(now: Date): Timing {
  const today = bangkokDay(now)
  return {
    today,
    yesterday: addDays(today, -1),
    sinceMidnightMs: now.getTime() - startOfBangkokDay(today).getTime(),
  }
}

/**
 * Opens the day's quiz for a person: chooses the day's questions if nobody came before, and notes when the attempt began.
 * Doing it again changes nothing. Refuses with daily_quiz_closed for a day that is over.
 */
export async function startDailyQuiz(tx: Tx, { userId, day, now }: { userId: string; day: string; now: Date }) {
  const timing = timingOf(now)
  const begun = await findAttempt(tx, userId, day)
  // A finished quiz can be read on its own day and the day after, whatever the time.
  const isReadable = begun !== undefined && (day === timing.yesterday || day === timing.today)
  if (!isReadable && !isOpen(day, timing, begun !== undefined)) throw refusal('daily_quiz_closed')
  const questions = (await findSet(tx, day)) ?? (await makeSet(tx, day, now))
  const attempt = begun ?? (await beginAttempt(tx, { userId, day, now }))
  return { attempt, questions }
}

/** The first who comes on a day chooses for all; a twin at the same time finds what the first one chose. */
async function makeSet(tx: Tx, day: string, now: Date): Promise<Question[]> {
  const [pool, lastAsked] = [await listActiveQuestions(tx, 'daily'), await readLastAsked(tx)]
  const candidates = pool.map(({ id, skill }) => ({ id, skill, lastAsked: lastAsked.get(id) ?? null }))
  const ids = chooseQuestions(shuffleByDay(candidates, day), questionsPerDay)
  if (ids.length < questionsPerDay) throw new Error('a daily quiz wants at least three active questions')
  await tx
    .insertInto('daily_quiz_set')
    .values({ day, question_ids: ids, made_at: now })
    .onConflict((c) => c.column('day').doNothing())
    .execute()
  return (await findSet(tx, day))!
}

/** An order that changes with the day, so that ties in the choice do not follow the order of the files. */
function shuffleByDay<T extends { id: string }>(candidates: T[], day: string): T[] {
  const salt = Number(day.replaceAll('-', ''))
  const weight = ({ id }: T) => (Number.parseInt(id.slice(-8), 16) * (salt | 1)) % 1_000_003
  return candidates.toSorted((a, b) => weight(a) - weight(b))
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
      is_right: isRight,
      answered_at: now,
    })
    .execute()
  const links = await findArticleLinks(tx, articleKeys([question]))
  const feedback = feedbackOf(question, { position, order, answer, isRight, links })
  if (counted.answered < questionsPerDay) return { feedback, result: null }
  return { feedback, result: await rewardQuiz(tx, { userId, day, questions, timing, now }) }
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
