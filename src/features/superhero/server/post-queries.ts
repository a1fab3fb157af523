import { sql } from 'kysely'
import { isShown } from '#db/is-shown.ts'
import type { Db, Tx } from '#db/open.ts'
import type { PostItem } from '#features/posts/documents/contract.ts'
import { type ItemRow, itemColumns, toItem } from '#features/posts/documents/server/list-queries.ts'
import { shownHeroes } from './shown-queries.ts'

type PostSlice = { isTalk: boolean; hero?: string | undefined; page: number; limit: number; now: Date }

/**
 * A page of the published posts of visible heroes, newest first, with the total; of one hero, or interviews only. They
 * are few enough to count: there are only some heroes a year.
 */
export async function readHeroPosts(db: Db | Tx, slice: PostSlice): Promise<{ items: PostItem[]; total: number }> {
  const { page, limit } = slice
  const [items, count] = await Promise.all([
    sql<ItemRow>`
      select ${itemColumns} from (${chosenPosts(slice)}) as chosen
      join post on post.id = chosen.id join post_stat on post_stat.post_id = chosen.id
      order by post.published_at desc, post.id desc limit ${limit} offset ${(page - 1) * limit}`.execute(db),
    sql<{ total: number }>`select count(*)::int as total from (${chosenPosts(slice)}) as chosen`.execute(db),
  ])
  return { items: items.rows.map(toItem), total: count.rows[0]!.total }
}

function chosenPosts({ isTalk, hero, now }: PostSlice) {
  const shown = sql`select user_id, year from (${shownHeroes(now)}) as shown ${hero ? sql`where id = ${hero}` : sql``}`
  return isTalk
    ? sql`select post.id from (${shown}) as one join hero_talk using (user_id, year) join post on post.id = post_id
          where ${isShown('post')} and author_id = one.user_id`
    : sql`select post.id from post where ${isShown('post')} and author_id in (select user_id from (${shown}) as one)`
}

/** The interview with a person in a year as a list item; null while there is no published one. */
export async function findTalk(
  db: Db | Tx,
  { userId, year }: { userId: string; year: number },
): Promise<PostItem | null> {
  const { rows } = await sql<ItemRow>`
    select ${itemColumns} from hero_talk
    join post on post.id = hero_talk.post_id join post_stat on post_stat.post_id = post.id
    where hero_talk.user_id = ${userId} and hero_talk.year = ${year}
      and ${isShown('post')} and author_id = ${userId}`.execute(db)
  return rows[0] ? toItem(rows[0]) : null
}
