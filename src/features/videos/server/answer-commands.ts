import type { Db, Tx } from '#db/open.ts'
import { refusals } from '#lib/errors.ts'
import { filmAnswerErrors } from '../answer-contract.ts'
import { type FilmAnswer, judge } from '../question-rules.ts'
import { videoErrors } from '../video-contract.ts'
import { findAskedVideo } from './answer-queries.ts'

const refusal = refusals({ ...videoErrors, ...filmAnswerErrors })

type Answering = { ref: string; choice: string }

/**
 * Tells a visitor what a choice comes to, and stores nothing. Throws video_not_found, film_no_question,
 * film_question_changed (the choice does not exist).
 */
export async function judgeAnswer(db: Db | Tx, { ref, choice }: Answering): Promise<FilmAnswer & { id: string }> {
  const video = await findAskedVideo(db, ref)
  if (!video) throw refusal('video_not_found')
  const { id, question } = video
  if (!question) throw refusal('film_no_question')
  if (!question.choices.some(({ text }) => text === choice)) throw refusal('film_question_changed')
  return { id, ...judge(question, choice) }
}

/**
 * Stores a person's only answer to the question of a video. It pays nothing and makes no learning day. Throws as
 * judgeAnswer, and film_answered.
 */
export async function answerVideo(
  tx: Tx,
  { userId, now, ...given }: Answering & { userId: string; now: Date },
): Promise<FilmAnswer> {
  const { id, ...answer } = await judgeAnswer(tx, given)
  const { choice, is_right } = answer
  // The key makes the first answer count: one sent meanwhile waits for it and then inserts nothing.
  const stored = await tx
    .insertInto('video_answer')
    .values({ user_id: userId, video_id: id, choice, is_right, answered_at: now })
    .onConflict((c) => c.doNothing())
    .executeTakeFirstOrThrow()
  if (stored.numInsertedOrUpdatedRows === 0n) throw refusal('film_answered')
  return answer
}
