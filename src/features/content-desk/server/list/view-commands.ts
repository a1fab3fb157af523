import { sql } from 'kysely'
import type { Tx } from '#db/open.ts'
import { refusals } from '#lib/errors.ts'
import { newId } from '#lib/server/new-id.ts'
import { type ContentFilter, contentErrors, maxViews } from '../../admin-contract.ts'

const refusal = refusals(contentErrors)

type View = { userId: string; title: string; filter: ContentFilter; now: Date }

/** Saves a person's filter under a name. Throws view_exists, views_full. */
export async function saveView(tx: Tx, { userId, title, filter, now }: View): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('content-view:' || ${userId}, 0))`.execute(tx)
  const views = await tx.selectFrom('content_view').select('title').where('user_id', '=', userId).execute()
  if (views.some((view) => view.title === title)) throw refusal('view_exists')
  if (views.length >= maxViews) throw refusal('views_full')
  await tx
    .insertInto('content_view')
    .values({ user_id: userId, id: newId(now), title, filter: JSON.stringify(filter), created_at: now })
    .execute()
}

/** Removes a person's view. Idempotent. */
export async function removeView(tx: Tx, { userId, id }: { userId: string; id: string }): Promise<void> {
  await tx.deleteFrom('content_view').where('user_id', '=', userId).where('id', '=', id).execute()
}
