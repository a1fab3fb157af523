import { sql } from 'kysely'
import type { Db, Tx } from '#db/open.ts'
import { hrefOfPost } from './queries.ts'

/** A published post as lists for machines name it; `href` is its one address, from '/'. */
export type PublishedPost = { id: string; href: string; updated_at: Date }

/** Published posts in the order of their ids, which is that of their making: so many, after one. */
export async function listPublished(
  db: Db | Tx,
  { after, limit }: { after: string; limit: number },
): Promise<PublishedPost[]> {
  const rows = await db
    .selectFrom('post')
    .select(['id', 'title', 'updated_at'])
    .where('status', '=', 'published')
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(({ id, title, updated_at }) => ({ id, href: hrefOfPost(id, title), updated_at }))
}

/** Before every id. */
const firstId = '00000000-0000-0000-0000-000000000000'

/** Cuts the published posts into runs of so many by their ids: the id before each run's first, the zero id before all. */
export async function listRunStarts(db: Db | Tx, size: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from (
      select id, row_number() over (order by id) as place, count(*) over () as total
      from post where status = 'published'
    ) as numbered
    where place % ${size} = 0 and place < total order by id`.execute(db)
  return [firstId, ...rows.map(({ id }) => id)]
}
