import { sql } from 'kysely'
import { isShown } from '#db/is-shown.ts'
import type { Db, Tx } from '#db/open.ts'
import type { PostItem } from '#features/posts/documents/contract.ts'
import { type ItemRow, itemColumns, toItem } from '#features/posts/documents/server/list-queries.ts'
import { hrefOfPost, isId } from '#features/posts/documents/server/post-queries.ts'

/** A published post for sitemaps; `href` is its canonical path. */
export type PublishedPost = { id: string; href: string; updated_at: Date }

/** Published posts in id order (the order of creation), at most `limit`, after an id. */
export async function listPublished(
  db: Db | Tx,
  { after, limit }: { after: string; limit: number },
): Promise<PublishedPost[]> {
  const rows = await db
    .selectFrom('post')
    .select(['id', 'title', 'updated_at'])
    .where(isShown('post'))
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(({ id, title, updated_at }) => ({ id, href: hrefOfPost(id, title), updated_at }))
}

/** Sorts before every id. */
export const firstId = '00000000-0000-0000-0000-000000000000'

/**
 * Splits the published posts into runs of `size` by id: returns the id before each run's first post, starting with the
 * zero id.
 */
export async function listRunStarts(db: Db | Tx, size: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from (
      select id, row_number() over (order by id) as place, count(*) over () as total
      from post where ${isShown('post')}
    ) as numbered
    where place % ${size} = 0 and place < total order by id`.execute(db)
  return [firstId, ...rows.map(({ id }) => id)]
}

/** A published post by id, as a list item; null when there is none. */
export async function findPublished(db: Db | Tx, id: string): Promise<PostItem | null> {
  if (!isId(id)) return null
  const { rows } = await sql<ItemRow>`
    select ${itemColumns} from post join post_stat on post_stat.post_id = post.id
    where post.id = ${id} and ${isShown('post')}`.execute(db)
  return rows[0] ? toItem(rows[0]) : null
}
