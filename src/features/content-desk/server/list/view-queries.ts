import type { Db, Tx } from '#db/open.ts'
import type { ContentFilter, ContentView } from '../../admin-contract.ts'

/** A person's views, oldest first. */
export async function listViews(db: Db | Tx, userId: string): Promise<ContentView[]> {
  const rows = await db
    .selectFrom('content_view')
    .select(['id', 'title', 'filter'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute()
  return rows.map(({ filter, ...view }) => ({ ...view, filter: filter as ContentFilter }))
}
