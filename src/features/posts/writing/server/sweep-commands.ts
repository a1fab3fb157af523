import { sql } from 'kysely'
import { isShown } from '#db/is-shown.ts'
import type { Db, Tx } from '#db/open.ts'
import { dropPostPicture } from '#features/identity/pictures/server/picture-commands.ts'
import type { Storage } from '#lib/server/storage.ts'
import { bangkokDay } from '#lib/thai/bangkok-time.ts'
import { restoreDays } from '../draft-rules.ts'

const dayMs = 24 * 3_600_000

/**
 * Erases posts deleted thirty days ago with all their texts, and updates what readers see of authors: names as they may
 * be shown now (keep_names in the database), nothing of people who are leaving. Idempotent; runs daily.
 */
export async function sweepPosts(db: Db, now: Date): Promise<void> {
  const due = await db
    .selectFrom('post_draft')
    .select(['author_id', 'post_id'])
    .where('deleted_at', '<=', new Date(now.getTime() - restoreDays * dayMs))
    .execute()
  for (const { author_id: authorId, post_id: postId } of due)
    await db.transaction().execute((tx) => erasePost(tx, { authorId, postId, now }))
  await sql`
    update post set status = 'away' where ${isShown('post')} and author_id in (select user_id from leaving)`.execute(db)
  // Names change and children come of age, so shown names are recomputed daily.
  const day = bangkokDay(now)
  await sql`
    select keep_names(one.author_id, ${day}) from (
      select author_id, min(author_name) as least, max(author_name) as most from post
      where author_id is not null group by author_id
    ) as one
    where shown_name(one.author_id, ${day}) <> one.least or one.least <> one.most
      or exists (select from hero_talk join post on post.id = post_id where user_id = one.author_id
        and status = case when may_show_name(one.author_id, ${day}) then 'away' else 'published' end
        and not exists (select from leaving where leaving.user_id = one.author_id))`.execute(db)
}

async function erasePost(tx: Tx, { authorId, postId, now }: { authorId: string; postId: string; now: Date }) {
  const gone = await tx
    .deleteFrom('post_draft')
    .where('author_id', '=', authorId)
    .where('post_id', '=', postId)
    // Restored meanwhile.
    .where('deleted_at', '<=', new Date(now.getTime() - restoreDays * dayMs))
    .executeTakeFirst()
  if (gone.numDeletedRows === 0n) return
  await tx.deleteFrom('post_revision').where('author_id', '=', authorId).where('post_id', '=', postId).execute()
  await tx.deleteFrom('post').where('id', '=', postId).execute()
}

type Parts = { db: Db; storage: Storage }

/** Deletes uploaded pictures that no text of their owner refers to a day after the upload. Runs daily. */
export async function sweepPostPictures({ db, storage }: Parts, now: Date): Promise<void> {
  const left = await sql<{ user_id: string; key: string }>`
    select user_id, key from picture where purpose = 'post' and made_at < ${new Date(now.getTime() - dayMs)}
      and not exists (select from post_draft where author_id = user_id and strpos(content::text, key) > 0)
      and not exists (select from post_revision where author_id = user_id and strpos(content::text, key) > 0)
      and not exists (select from post where author_id = user_id and strpos(cover::text || body::text, key) > 0)`.execute(
    db,
  )
  for (const { user_id: userId, key } of left.rows) await dropPostPicture({ db, storage }, { userId, key })
}
