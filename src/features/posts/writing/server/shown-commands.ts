import { sql } from 'kysely'
import type { Tx } from '#db/open.ts'
import { readingMinutes } from '#features/posts/documents/document-rules.ts'
import { askForIndexing } from '#features/posts/search/server/search-commands.ts'
import { blockTexts } from '#lib/document-text.ts'
import { bangkokDay } from '#lib/thai/bangkok-time.ts'
import { countWords } from '#lib/thai/words.ts'
import { type PostStatus, statusAfter, statusesChangedBy } from '../../documents/post-state-rules.ts'
import type { DraftContent } from '../contract.ts'
import { questionOf, summaryOf } from '../draft-rules.ts'
import { findRevision } from './draft-queries.ts'

type Shown = { post_id: string; author_id: string }
type Showing = { draft: Shown; content: DraftContent; event?: 'put-up' | 'fall-back'; now: Date }

/**
 * Lets readers see a text: the post's row is made or written over. Its day of publication stays the first one. An author
 * whose account waits for its deletion is not shown; nor, where it falls back, is what moderators hid.
 */
export async function putUp(tx: Tx, { draft, content, event = 'put-up', now }: Showing): Promise<void> {
  const { title, club, skill, tags, cover, body, question } = content
  const row = {
    club: club!,
    skill: skill!,
    title,
    summary: summaryOf(body),
    cover: JSON.stringify(cover),
    body: JSON.stringify(body),
    minutes: readingMinutes(countWords(blockTexts(body).join('\n'))),
    tags,
    question: question && JSON.stringify(questionOf(question)),
    updated_at: now,
  }
  const { name, is_leaving: isLeaving } = await readAuthor(tx, draft.author_id, now)
  const before = await readStatus(tx, draft.post_id)
  const shown = { ...row, author_name: name, status: statusAfter(event, before, { isLeaving, hasText: true })! }
  await tx
    .insertInto('post')
    .values({ ...shown, id: draft.post_id, author_id: draft.author_id, published_at: now })
    .onConflict((c) => c.column('id').doUpdateSet(shown))
    .execute()
  await askForIndexing(tx)
}

async function readStatus(tx: Tx, postId: string): Promise<PostStatus | null> {
  const row = await tx.selectFrom('post').select('status').where('id', '=', postId).executeTakeFirst()
  return (row?.status ?? null) as PostStatus | null
}

async function readAuthor(tx: Tx, authorId: string, now: Date) {
  const { rows } = await sql<{ name: string; is_leaving: boolean }>`
    select shown_name(user_id, ${bangkokDay(now)}) as name, exists (select from leaving where leaving.user_id = user_account.user_id) as is_leaving
    from user_account where user_id = ${authorId}`.execute(tx)
  // The author was erased with all texts, so this cannot happen.
  if (!rows[0]) throw new Error('a post outlived its author')
  return rows[0]
}

/** Unpublishes a post, also a hidden one, so that it stays unpublished whatever moderators decide. */
export async function takeDown(tx: Tx, postId: string): Promise<void> {
  await tx
    .updateTable('post')
    .set({ status: 'unpublished' satisfies PostStatus })
    .where('id', '=', postId)
    .where('status', 'in', statusesChangedBy('take-down'))
    .execute()
}

/** Publishes the last approved revision; without one the post is unpublished. Returns the id of the published one. */
export async function fallBack(tx: Tx, draft: Shown, now: Date): Promise<string | null> {
  const last = await tx
    .selectFrom('post_revision')
    .select('id')
    .where('author_id', '=', draft.author_id)
    .where('post_id', '=', draft.post_id)
    .where('state', '=', 'approved')
    .orderBy('id', 'desc')
    .executeTakeFirst()
  const before = last && (await findRevision(tx, last.id))
  // A hidden post stays hidden with either text; when restored it does not show the returned one.
  if (before) await putUp(tx, { draft, content: before.content, event: 'fall-back', now })
  else await takeDown(tx, draft.post_id)
  return before?.id ?? null
}
