import { sql } from 'kysely'
import { isShown } from '#db/is-shown.ts'
import type { Db, Tx } from '#db/open.ts'
import type { Skill } from '#kit/skills.ts'
import type { ArticleContent } from '../content.ts'
import { whereRef } from './post-queries.ts'

export type Question = ArticleContent['question']

/**
 * A published post with its question and right answer: for the server only. `authorId` is null for our own articles.
 */
export type AskedPost = {
  id: string
  club: string
  skill: Skill
  title: string
  authorId: string | null
  question: Question | null
}

/** A published post by id or key, with its question; null when there is none. */
export async function findAsked(db: Db | Tx, ref: string): Promise<AskedPost | null> {
  const { rows } = await sql<AskedPost>`
    select id, club, skill, title, author_id as "authorId", question from post where ${isShown('post')} and ${whereRef(ref)}`.execute(
    db,
  )
  return rows[0] ?? null
}

/** How many other articles paid a person on a Bangkok day, by an answer or a summary: both share one quota. */
export async function countRewarded(
  db: Db | Tx,
  { userId, day, except }: { userId: string; day: string; except: string },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select post_id from post_answer where user_id = ${userId} and day = ${day} and is_rewarded
      union select post_id from post_summary where user_id = ${userId} and day = ${day} and is_rewarded
    ) as rewarded where post_id <> ${except}`.execute(db)
  return rows[0]!.count
}
