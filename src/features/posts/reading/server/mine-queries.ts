import { sql } from 'kysely'
import type { Db, Tx } from '#db/open.ts'
import { orderChoicesFor } from '#features/posts/documents/document-rules.ts'
import type { AskedPost, Question } from '#features/posts/documents/server/asked-queries.ts'
import { seedFrom } from '#lib/server/secrets/seed-from.ts'
import type { AnswerReward, MyReading, PostAnswer } from '../reading-contract.ts'
import { isBookmarked } from './bookmark-queries.ts'

type StoredAnswer = { choice: string; is_right: boolean; result: AnswerReward }

/** A person's answer to a post's question. */
export async function findAnswer(db: Db | Tx, userId: string, postId: string): Promise<StoredAnswer | null> {
  const row = await db
    .selectFrom('post_answer')
    .select(['choice', 'is_right', 'result'])
    .where('user_id', '=', userId)
    .where('post_id', '=', postId)
    .executeTakeFirst()
  return (row as StoredAnswer | undefined) ?? null
}

const placePattern = /^wrong-(\d)$/

/**
 * The stored form of a choice. Answers outlive accounts and posts, so for a member's post the place of the choice is
 * stored and not its text.
 */
export function storedChoice({ authorId, question }: AskedPost, choice: string): string {
  if (authorId === null || !question) return choice
  return choice === question.right ? 'right' : `wrong-${question.wrong.indexOf(choice)}`
}

/** The reply for an answered question. */
export function tellAnswer(
  { authorId, question }: AskedPost & { question: Question },
  { choice, is_right, result }: StoredAnswer,
): PostAnswer {
  const { right, wrong, explanation } = question
  const place = placePattern.exec(choice)?.[1]
  const words = authorId === null ? choice : place === undefined ? right : (wrong[Number(place)] ?? '')
  return { choice: words, right, is_right: is_right, explanation, reward: result }
}

/**
 * The seed of a person's order of choices, stable over time. `hash` is a keyed hash of the person in base64url; readers
 * from earlier releases keep their stored seed.
 */
export async function findSeed(db: Db | Tx, userId: string, hash: string): Promise<number> {
  const known = await db.selectFrom('post_reader').select('seed').where('user_id', '=', userId).executeTakeFirst()
  return known?.seed ?? seedFrom(hash)
}

/** A person's own state of a published post; `seed` is theirs. */
export async function readMine(
  db: Db | Tx,
  { userId, post, seed }: { userId: string; post: AskedPost; seed: number },
): Promise<Omit<MyReading, 'share_token'>> {
  const { rows } = await sql<{ is_liked: boolean; like_count: number }>`
    select like_count, exists (
      select from post_like where user_id = ${userId} and post_like.post_id = post_stat.post_id
    ) as is_liked
    from post_stat where post_id = ${post.id}`.execute(db)
  const { is_liked: isLiked, like_count } = rows[0]!
  const isSaved = await isBookmarked(db, userId, post.id)
  const { question } = post
  if (!question) return { is_liked: isLiked, like_count, is_kept: isSaved, question: null }
  const answer = await findAnswer(db, userId, post.id)
  return {
    is_liked: isLiked,
    like_count,
    is_kept: isSaved,
    question: {
      choices: orderChoicesFor(seed, post.id, [question.right, ...question.wrong]),
      answer: answer && tellAnswer({ ...post, question }, answer),
    },
  }
}
