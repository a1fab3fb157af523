import { sql } from 'kysely'
import { isShown } from '#db/is-shown.ts'
import type { Db, Tx } from '#db/open.ts'
import type { PostItem, Voice } from '#features/posts/documents/contract.ts'
import { type ItemRow, itemColumns, toItem } from '#features/posts/documents/server/list-queries.ts'
import { voices } from '#features/posts/documents/voice-rules.ts'

const latestOfVoice = 3

type VoiceSlice = { voice: Voice; page: number; limit: number }

/** The published posts of a byline, newest first, and how many there are. */
export async function listVoicePosts(
  db: Db | Tx,
  { voice, page, limit }: VoiceSlice,
): Promise<{ items: PostItem[]; total: number }> {
  const [{ rows }, total] = await Promise.all([
    sql<ItemRow>`
      select ${itemColumns} from post join post_stat on post_stat.post_id = post.id
      where post.voice = ${voice} and ${isShown('post')}
      order by post.published_at desc, post.id desc limit ${limit} offset ${(page - 1) * limit}`.execute(db),
    countVoicePosts(db, voice),
  ])
  return { items: rows.map(toItem), total }
}

/** Counted, not stored: a byline has as many posts as editors have written. */
async function countVoicePosts(db: Db | Tx, voice: Voice): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from post where post.voice = ${voice} and ${isShown('post')}`.execute(db)
  return rows[0]!.total
}

/** The bylines that have a published post, each with its newest. */
export async function listVoices(db: Db | Tx) {
  const names = Object.keys(voices) as Voice[]
  const all = await Promise.all(
    names.map(async (voice) => {
      const { items, total } = await listVoicePosts(db, { voice, page: 1, limit: latestOfVoice })
      return { voice, total, latest: items }
    }),
  )
  return all.filter(({ total }) => total > 0)
}
