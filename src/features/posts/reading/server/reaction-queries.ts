import { sql } from 'kysely'
import { isShown } from '#db/is-shown.ts'
import type { Db, Tx } from '#db/open.ts'
import { postErrors } from '#features/posts/documents/contract.ts'
import { whereRef } from '#features/posts/documents/server/post-queries.ts'
import { refusals } from '#lib/errors.ts'
import { Reaction, type Reactions } from '../reaction-contract.ts'

const refusal = refusals(postErrors)

/** The id of a published post. Throws post_not_found. */
export async function findShownId(db: Db | Tx, ref: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select id from post where ${isShown('post')} and ${whereRef(ref)}`.execute(db)
  if (!rows[0]) throw refusal('post_not_found')
  return rows[0].id
}

/** The reactions to a post, in their fixed order; `userId` null: a visitor's view. */
export async function readReactions(
  db: Db | Tx,
  { postId, userId }: { postId: string; userId: string | null },
): Promise<Reactions> {
  const rows = await db
    .selectFrom('post_reaction_count')
    .select(['reaction', 'people'])
    .where('post_id', '=', postId)
    .where('people', '>', 0)
    .execute()
  const people = new Map(rows.map((row) => [row.reaction, row.people]))
  const counts = Reaction.options.flatMap((reaction) => {
    const count = people.get(reaction)
    return count ? [{ reaction, people: count }] : []
  })
  return { mine: userId === null ? null : await findReaction(db, { postId, userId }), counts }
}

async function findReaction(db: Db | Tx, { postId, userId }: { postId: string; userId: string }) {
  const row = await db
    .selectFrom('post_reaction')
    .select('reaction')
    .where('user_id', '=', userId)
    .where('post_id', '=', postId)
    .executeTakeFirst()
  return (row?.reaction ?? null) as Reaction | null
}
