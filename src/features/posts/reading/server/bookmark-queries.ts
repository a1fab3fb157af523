import { sql } from 'kysely'
import { isShown } from '#db/is-shown.ts'
import type { Db, Tx } from '#db/open.ts'
import type { PostItem } from '#features/posts/documents/contract.ts'
import { type ItemRow, itemColumns, toItem } from '#features/posts/documents/server/list-queries.ts'

type Slice = { userId: string; page: number; limit: number }

/** A page of a person's published bookmarks, latest first. */
export async function listBookmarks(
  db: Db | Tx,
  { userId, page, limit }: Slice,
): Promise<{ items: PostItem[]; total: number }> {
  const own = sql`post_bookmark as mark join post on post.id = mark.post_id
    where mark.user_id = ${userId} and ${isShown('post')}`
  const { rows: counted } = await sql<{ total: number }>`select count(*)::int as total from ${own}`.execute(db)
  const { rows } = await sql<ItemRow>`
    with page as materialized (
      select post.id, mark.kept_at from ${own}
      order by mark.kept_at desc, mark.post_id desc limit ${limit} offset ${(page - 1) * limit}
    )
    select ${itemColumns} from page join post on post.id = page.id join post_stat on post_stat.post_id = page.id
    order by page.kept_at desc, page.id desc`.execute(db)
  return { items: rows.map(toItem), total: counted[0]!.total }
}

/** Whether a person has bookmarked a post, by id. */
export async function isBookmarked(db: Db | Tx, userId: string, postId: string): Promise<boolean> {
  const row = await db
    .selectFrom('post_bookmark')
    .select('post_id')
    .where('user_id', '=', userId)
    .where('post_id', '=', postId)
    .executeTakeFirst()
  return row !== undefined
}
