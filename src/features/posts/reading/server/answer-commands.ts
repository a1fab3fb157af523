import type { Tx } from '#db/open.ts'
import { recordActivity } from '#features/activity/server/commands.ts'
import type { Gained } from '#features/koin/contract.ts'
import { readGained } from '#features/koin/server/gained-queries.ts'
import { recordLearningDay } from '#features/koin/server/learning-commands.ts'
import { findLearningDay } from '#features/koin/server/learning-queries.ts'
import { readRate } from '#features/koin/server/rate-queries.ts'
import { rewardKoin } from '#features/koin/server/reward-commands.ts'
import { giveSkillPoints } from '#features/koin/server/skill-commands.ts'
import { postErrors } from '#features/posts/documents/contract.ts'
import { type AskedPost, countRewarded, findAsked } from '#features/posts/documents/server/asked-queries.ts'
import { lockReader } from '#features/posts/documents/server/reader-commands.ts'
import { refusals } from '#lib/errors.ts'
import { koin } from '#lib/money.ts'
import { bangkokDay } from '#lib/thai/bangkok-time.ts'
import { type AnswerReward, type PostAnswer, readingErrors } from '../reading-contract.ts'
import { questionAnswered } from './activities.ts'
import { findAnswer, storedChoice, tellAnswer } from './mine-queries.ts'

const refusal = refusals({ ...postErrors, ...readingErrors })

type Answered = PostAnswer & { gained: Gained }
type Answering = { userId: string; ref: string; choice: string; now: Date }

/**
 * Stores a person's only answer to a post's question and pays it, in the same transaction. Throws post_not_found,
 * no_question, own_post, question_changed (the choice does not exist), already_answered.
 */
export async function answerPost(tx: Tx, { userId, ref, choice, now }: Answering): Promise<Answered> {
  const post = await findAsked(tx, ref)
  if (!post) throw refusal('post_not_found')
  const { question } = post
  if (!question) throw refusal('no_question')
  if (post.authorId === userId) throw refusal('own_post')
  if (![question.right, ...question.wrong].includes(choice)) throw refusal('question_changed')
  await lockReader(tx, userId)
  if (await findAnswer(tx, userId, post.id)) throw refusal('already_answered')
  const isRight = choice === question.right
  const reward = await rewardAnswer(tx, { userId, post, isRight, now })
  const answer = { choice: storedChoice(post, choice), is_right: isRight, result: reward }
  await tx
    .insertInto('post_answer')
    .values({
      user_id: userId,
      post_id: post.id,
      day: bangkokDay(now),
      ...answer,
      result: JSON.stringify(reward),
      is_rewarded: isRight && reward.less !== 'quota',
      answered_at: now,
    })
    .execute()
  const gained = await readGained(tx, { userId, points: [{ skill: post.skill, points: reward.points }] })
  return { ...tellAnswer({ ...post, question }, answer), gained }
}

type Judged = { userId: string; post: AskedPost; isRight: boolean; now: Date }

/** The reader is locked, so the person's paid articles of the day cannot change meanwhile. */
async function rewardAnswer(tx: Tx, { userId, post, isRight, now }: Judged): Promise<AnswerReward> {
  const { id, club, skill } = post
  const rate = await readRate(tx, 'article.question', now)
  const quota = rate.quota ?? 0
  const isWithinQuota = isRight && (await countRewarded(tx, { userId, day: bangkokDay(now), except: id })) < quota
  const reason = {
    userId,
    cause: `post:question:${id}`,
    title: 'ตอบคำถามท้ายเรื่อง',
    href: `/post/detail/${id}`,
    now,
  }
  const amount = isWithinQuota ? rate.koin : koin(0)
  const points = isWithinQuota ? rate.points : 0
  const { paid, is_capped } = await rewardKoin(tx, { source: 'article', amount, ...reason })
  await giveSkillPoints(tx, { points: { [skill]: points }, ...reason })
  await recordActivity(tx, {
    ...reason,
    kind: questionAnswered,
    subjectId: id,
    facts: { club, skill, isRight },
  })
  const day = await findLearningDay(tx, userId, now)
  const learningDay = { day, ...(await recordLearningDay(tx, { userId, day, now })) }
  const less = isRight ? (isWithinQuota ? (is_capped ? 'cap' : null) : 'quota') : 'wrong'
  return { asked: rate.koin, paid, skill, points, less, quota, learning_day: learningDay }
}
