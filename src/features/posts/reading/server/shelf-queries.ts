import { sql } from 'kysely'
import { isShown } from '#db/is-shown.ts'
import type { Db, Tx } from '#db/open.ts'
import { type ItemRow, itemColumns, toItem } from '#features/posts/documents/server/list-queries.ts'

type ShelfRow = ItemRow & { shelf_key: string; shelf_title: string; shelf_lead: string }

/** The shelves with their published posts, in reading order; a shelf without any is left out. */
export async function listShelves(db: Db | Tx) {
  const { rows } = await sql<ShelfRow>`
    select ${itemColumns}, shelf.key as shelf_key, shelf.title as shelf_title, shelf.lead as shelf_lead
    from post_shelf as shelf
    cross join lateral unnest(shelf.post_keys) with ordinality as chosen (post_key, nth)
    join post on post.key = chosen.post_key join post_stat on post_stat.post_id = post.id
    where ${isShown('post')}
    order by shelf.position, shelf.key, chosen.nth`.execute(db)
  return Object.values(Object.groupBy(rows, (row) => row.shelf_key)).map((own = []) => {
    const { shelf_key: key, shelf_title: title, shelf_lead: lead } = own[0]!
    return {
      key,
      title,
      lead,
      posts: own.map(({ shelf_key: _key, shelf_title: _title, shelf_lead: _lead, ...post }) => toItem(post)),
    }
  })
}
