import { sql } from 'kysely'
import type { Tx } from '#db/open.ts'
import { countWords } from '#lib/thai/words.ts'
import { questionOf, summaryOf } from '../draft-rules.ts'
import { blockTexts, readingMinutes } from '../rules.ts'
import type { DraftContent } from '../writing-contract.ts'
import { askForIndexing } from './search-commands.ts'

type Showing = { draft: { post_id: string; author_id: string }; content: DraftContent; isHidden?: boolean; now: Date }

/**
 * Lets readers see a text: the post's row is made or written over. Its day of publication stays the first one. An author
 * whose account waits for its deletion is not shown; nor is what moderators hold back (`isHidden`).
 */
export async function putUp(tx: Tx, { draft, content, isHidden = false, now }: Showing): Promise<void> {
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
  const { display_name: name, is_leaving: isLeaving } = await readAuthor(tx, draft.author_id)
  const shown = { ...row, author_name: name, status: isHidden ? 'hidden' : isLeaving ? 'away' : 'published' }
  await tx
    .insertInto('post')
    .values({ ...shown, id: draft.post_id, author_id: draft.author_id, published_at: now })
    .onConflict((c) => c.column('id').doUpdateSet(shown))
    .execute()
  await askForIndexing(tx)
}

async function readAuthor(tx: Tx, authorId: string) {
  const { rows } = await sql<{ display_name: string; is_leaving: boolean }>`
    select display_name, exists (select from leaving where leaving.user_id = user_account.user_id) as is_leaving
    from user_account where user_id = ${authorId}`.execute(tx)
  // Erased with all that they wrote: nothing can be decided on it any more.
  if (!rows[0]) throw new Error('a post outlived its author')
  return rows[0]
}

/** Takes a post down; one that moderators hid too, so that it stays down whatever they decide. */
export async function takeDown(tx: Tx, postId: string): Promise<void> {
  await tx
    .updateTable('post')
    .set({ status: 'unpublished' })
    .where('id', '=', postId)
    .where('status', 'in', ['published', 'away', 'hidden'])
    .execute()
}
