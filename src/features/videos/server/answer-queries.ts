import { sql } from 'kysely'
import type { Db, Tx } from '#db/open.ts'
import { type FilmAnswer, type FilmQuestion, judge } from '../question-rules.ts'
import { whereShown } from './queries.ts'

/** A published video with its question; null when there is none. */
export async function findAskedVideo(
  db: Db | Tx,
  ref: string,
): Promise<{ id: string; question: FilmQuestion | null } | null> {
  const { rows } = await sql<{ id: string; question: FilmQuestion | null }>`
    select id, question from video where ${whereShown(ref)}`.execute(db)
  return rows[0] ?? null
}

/** What a person answered to a video's question, told by the question as it is now; null where nothing was. */
export async function findFilmAnswer(db: Db | Tx, userId: string, ref: string): Promise<FilmAnswer | null> {
  const video = await findAskedVideo(db, ref)
  if (!video?.question) return null
  const row = await db
    .selectFrom('video_answer')
    .select(['choice', 'is_right'])
    .where('user_id', '=', userId)
    .where('video_id', '=', video.id)
    .executeTakeFirst()
  return row ? judge(video.question, row.choice, row.is_right) : null
}
