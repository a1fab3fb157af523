import { sql } from 'kysely'
import type { Db, Tx } from '#db/open.ts'
import type { DocumentTree } from '#lib/document.ts'
import { blockTexts } from '../rules.ts'
import { hrefOfPost, whereRef } from './queries.ts'

type Row = {
  id: string
  title: string
  summary: string
  tags: string[]
  body: DocumentTree
  author_id: string | null
  author_name: string
  status: string
}

const columns = sql`id, title, summary, tags, body, author_id, author_name, status`

/** A published post as what can be reported; null when there is none. */
async function findModerated(db: Db | Tx, ref: string) {
  const { rows } = await sql<Row>`
    select ${columns} from post where status = 'published' and ${whereRef(ref)}`.execute(db)
  const post = rows[0]
  if (!post) return null
  const { id, title, summary, tags, body, author_id: authorId } = post
  const text = [title, summary, ...tags, ...blockTexts(body)].join('\n')
  return { id, revisionId: id, authorId, title, href: hrefOfPost(id, title), text }
}

/** A post in any state, as moderators see it; null when there is none. */
async function showModerated(db: Db | Tx, { subjectId }: { subjectId: string }) {
  const { rows } = await sql<Row>`select ${columns} from post where id = ${subjectId}`.execute(db)
  const post = rows[0]
  if (!post) return null
  const { id, title, author_name: authorName, body, status } = post
  return { title, authorName, body, href: status === 'published' ? hrefOfPost(id, title) : null }
}

/** Takes a post out of all lists, pages and search results; one that is not shown stays as it is. */
async function hidePost(tx: Tx, { subjectId }: { subjectId: string }): Promise<void> {
  await sql`update post set status = 'unpublished' where id = ${subjectId} and status = 'published'`.execute(tx)
}

/** Shows a hidden post again, on its old day; one that its author has taken back meanwhile into a draft stays there. */
async function restorePost(tx: Tx, { subjectId }: { subjectId: string }): Promise<void> {
  await sql`
    update post set status = 'published'
    where id = ${subjectId} and status = 'unpublished' and published_at is not null`.execute(tx)
}

/** Posts as a kind of what moderators look at. */
export const moderatedPosts = { find: findModerated, show: showModerated, hide: hidePost, restore: restorePost }
