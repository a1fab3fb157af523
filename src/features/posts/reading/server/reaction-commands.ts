import { sql } from 'kysely'
import type { Tx } from '#db/open.ts'
import type { Reaction, Reactions } from '../reaction-contract.ts'
import { findShownId, readReactions } from './reaction-queries.ts'

type Reacting = { userId: string; ref: string; reaction: Reaction | null; now: Date }

/**
 * Sets, replaces or takes back (null) a person's reaction to a published post. Idempotent. Pays nothing and moves no
 * post in any order. Throws post_not_found.
 */
export async function reactToPost(tx: Tx, { userId, ref, reaction, now }: Reacting): Promise<Reactions> {
  const postId = await findShownId(tx, ref)
  const before = await tx
    .deleteFrom('post_reaction')
    .where('user_id', '=', userId)
    .where('post_id', '=', postId)
    .returning('reaction')
    .executeTakeFirst()
  // A concurrent act of this person may have stored one meanwhile: then that one counts.
  const after = reaction && (await insertReaction(tx, { userId, postId, reaction, now }))
  await countReactions(tx, postId, { less: before?.reaction ?? null, more: after })
  return readReactions(tx, { postId, userId })
}

type Stored = { userId: string; postId: string; reaction: Reaction; now: Date }

async function insertReaction(tx: Tx, { userId, postId, reaction, now }: Stored): Promise<Reaction | null> {
  const { numInsertedOrUpdatedRows: stored } = await tx
    .insertInto('post_reaction')
    .values({ user_id: userId, post_id: postId, reaction, reacted_at: now })
    .onConflict((c) => c.columns(['user_id', 'post_id']).doNothing())
    .executeTakeFirst()
  return stored === 1n ? reaction : null
}

/** The shared rows come last, and in one order, so that concurrent readers do not deadlock. */
async function countReactions(tx: Tx, postId: string, { less, more }: { less: string | null; more: string | null }) {
  if (less === more) return
  await sql`
    insert into post_reaction_count as c (post_id, reaction, people)
    select ${postId}::uuid, reaction, 0 from unnest(${[less, more].filter((one) => one !== null)}::text[]) as one (reaction)
    order by reaction
    on conflict (post_id, reaction) do nothing`.execute(tx)
  await sql`
    with held as (
      select reaction from post_reaction_count where post_id = ${postId} and reaction in (${less}, ${more})
      order by reaction for no key update
    )
    update post_reaction_count c
    set people = people + case when c.reaction = ${more}::text then 1 else -1 end
    from held where c.post_id = ${postId} and c.reaction = held.reaction`.execute(tx)
}
