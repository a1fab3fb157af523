import type { Db, Tx } from '#db/open.ts'
import type { Gained } from '#features/koin/contract.ts'
import { readGained } from '#features/koin/server/gained-queries.ts'
import type { PostStatus } from '#features/posts/documents/post-state-rules.ts'
import type { Skill } from '#kit/skills.ts'
import type { Koin } from '#lib/money.ts'

/** What the first approval of a post brought its author. */
export type Approval = { paid: Koin; points: { skill: Skill; points: number }[] }

/** Stores what a first approval brought, until its author is told. */
export async function saveApproval(
  tx: Tx,
  { authorId, postId }: { authorId: string; postId: string },
  approval: Approval,
): Promise<void> {
  await tx
    .updateTable('post_draft')
    .set({ approval: JSON.stringify(approval) })
    .where('author_id', '=', authorId)
    .where('post_id', '=', postId)
    .execute()
}

/**
 * The first approval that a person has not been told of, the oldest first, of a post that readers see; null without one.
 */
export async function findUntoldApproval(
  db: Db | Tx,
  userId: string,
): Promise<{ id: string; title: string; paid: Koin; gained: Gained } | null> {
  const row = await db
    .selectFrom('post_draft')
    .innerJoin('post', 'post.id', 'post_draft.post_id')
    .select(['post.id', 'post.title', 'post_draft.approval'])
    .where('post_draft.author_id', '=', userId)
    .where('post_draft.approval', 'is not', null)
    .where('post_draft.approval_told_at', 'is', null)
    .where('post.status', '=', 'published' satisfies PostStatus)
    .orderBy('post_draft.approved_at')
    .limit(1)
    .executeTakeFirst()
  if (!row) return null
  const { paid, points } = row.approval as Approval
  return { id: row.id, title: row.title, paid, gained: await readGained(db, { userId, points }) }
}

/** Remembers that an author was told of a post's approval. Idempotent; another's post is left as it is. */
export async function noteApprovalTold(
  tx: Tx,
  { userId, id, now }: { userId: string; id: string; now: Date },
): Promise<void> {
  await tx
    .updateTable('post_draft')
    .set({ approval_told_at: now })
    .where('author_id', '=', userId)
    .where('post_id', '=', id)
    .where('approval', 'is not', null)
    .where('approval_told_at', 'is', null)
    .execute()
}
