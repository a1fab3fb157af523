import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import { Rating } from 'ts-fsrs'
import type { Tx } from '#db/open.ts'
import { findArticleLinks } from '#features/posts/reading/server/queries.ts'
import type { QuizAnswer, QuizFeedback } from '#features/quizzes/questions/contract.ts'
import { readQuestions } from '#features/quizzes/questions/server/queries.ts'
import { articleKeys, feedbackOf, judgeAnswer, orderOf } from '#features/quizzes/questions/server/question-view.ts'
import { refusals } from '#lib/errors.ts'
import { reviewErrors } from '../review-contract.ts'
import { findCard, listNewMisses } from './queries.ts'
import { type ReviewRating, rate, reschedule, type Scheduled } from './rules.ts'

const refusal = refusals(reviewErrors)

type Person = { userId: string; now: Date }

const newSeed = () => randomInt(2 ** 31 - 1)

/**
 * Creates or reschedules cards for questions answered wrongly in quizzes: FSRS rates them as Again at that moment. The
 * quizzes do not depend on it, so they stay fast; concurrent calls create a card once.
 */
export async function collectMisses(tx: Tx, { userId }: Pick<Person, 'userId'>): Promise<void> {
  for (const { questionId, missedAt, card } of await listNewMisses(tx, userId)) {
    const { dueAt, schedule } = reschedule(card, Rating.Again, missedAt)
    const turn = (card?.turn ?? 0) + 1
    await sql`
      insert into review_card (user_id, question_id, missed_at, turn, seed, due_at, schedule)
      values (${userId}, ${questionId}, ${missedAt}, ${turn}, ${newSeed()}, ${dueAt}, ${JSON.stringify(schedule)})
      on conflict (user_id, question_id) do update set missed_at = excluded.missed_at, turn = excluded.turn,
        seed = excluded.seed, due_at = excluded.due_at, schedule = excluded.schedule
      where review_card.turn = excluded.turn - 1`.execute(tx)
  }
}

type Answering = Person & { id: string; turn: number; answer: QuizAnswer; seconds: number }

/**
 * Stores a practice answer and reschedules the card. Pays nothing. Throws review_answered, review_not_open,
 * review_answer_kind.
 */
export async function answerReview(tx: Tx, { id, turn, answer, seconds, ...person }: Answering): Promise<QuizFeedback> {
  const { now } = person
  const card = await findCard(tx, id, person)
  if (card && card.turn > turn) throw refusal('review_answered')
  if (!card || card.turn !== turn || card.due_at > now) throw refusal('review_not_open')
  const [question] = await readQuestions(tx, [id])
  const order = orderOf(question!, card.seed, 1)
  const isRight = judgeAnswer(question!, order, answer)
  if (isRight === null) throw refusal('review_answer_kind')
  const rating = rate(isRight, answer.kind, seconds)
  const next = reschedule({ dueAt: card.due_at, schedule: card.schedule }, rating, now)
  await turnCard(tx, { ...person, id, turn, isRight, rating, next })
  const links = await findArticleLinks(tx, articleKeys([question!]))
  return feedbackOf(question!, { position: 1, order, answer, isRight, links })
}

type Turning = Person & { id: string; turn: number; isRight: boolean; rating: ReviewRating; next: Scheduled }

/** Guarded by the turn: of two answers to one asking the second is refused. */
async function turnCard(tx: Tx, { userId, id, turn, isRight, rating, next, now }: Turning): Promise<void> {
  const turned = await tx
    .updateTable('review_card')
    .set({ turn: turn + 1, seed: newSeed(), due_at: next.dueAt, schedule: JSON.stringify(next.schedule) })
    .where('user_id', '=', userId)
    .where('question_id', '=', id)
    .where('turn', '=', turn)
    .executeTakeFirst()
  if (turned.numUpdatedRows === 0n) throw refusal('review_answered')
  await tx
    .insertInto('review_answer')
    .values({ user_id: userId, question_id: id, turn, is_right: isRight, rating, answered_at: now })
    .execute()
}

type Late = Person & { lateOf: string; questionId: string; isRight: boolean }

/**
 * Stores an answer that arrived after its quiz was closed as practice: it pays nothing, and reschedules the question.
 * `lateOf` names its place in the quiz and makes it idempotent. Returns whether it is new.
 */
export async function saveLateAnswer(tx: Tx, { userId, lateOf, questionId, isRight, now }: Late): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`review:${userId}`}, 0))`.execute(tx)
  const card = await tx
    .selectFrom('review_card')
    .select(['turn', 'due_at', 'schedule'])
    .where('user_id', '=', userId)
    .where('question_id', '=', questionId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  const rating = isRight ? Rating.Good : Rating.Again
  const turn = card?.turn ?? 1
  const saved = await tx
    .insertInto('review_answer')
    .values({
      user_id: userId,
      question_id: questionId,
      turn,
      is_right: isRight,
      rating,
      answered_at: now,
      late_of: lateOf,
    })
    .onConflict((c) => c.columns(['user_id', 'late_of']).where('late_of', 'is not', null).doNothing())
    .executeTakeFirst()
  if (saved.numInsertedOrUpdatedRows === 0n) return false
  const before = card && { dueAt: card.due_at, schedule: card.schedule as Scheduled['schedule'] }
  const { dueAt, schedule } = reschedule(before ?? null, rating, now)
  const changing = { turn: turn + 1, seed: newSeed(), due_at: dueAt, schedule: JSON.stringify(schedule) }
  await tx
    .insertInto('review_card')
    .values({ user_id: userId, question_id: questionId, missed_at: now, ...changing })
    .onConflict((c) => c.columns(['user_id', 'question_id']).doUpdateSet(changing))
    .execute()
  return true
}

/**
 * Removes practice answers from the queue of uncounted ones and returns them. The caller counts them in the same
 * transaction, so each is counted once.
 */
export async function claimUncounted(tx: Tx, { limit }: { limit: number }) {
  const { rows } = await sql<{ user_id: string; question_id: string; turn: number }>`
    delete from review_uncounted u
    using (
      select user_id, question_id, turn from review_uncounted
      order by user_id, question_id, turn limit ${limit} for update skip locked
    ) due
    where u.user_id = due.user_id and u.question_id = due.question_id and u.turn = due.turn
    returning u.user_id, u.question_id, u.turn`.execute(tx)
  return rows
}
