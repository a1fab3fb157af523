import { sql } from 'kysely'
import { isShown } from '#db/is-shown.ts'
import type { Db, Tx } from '#db/open.ts'
import type { SubjectDoors } from '#features/moderation/server/subject.ts'
import { hrefOfPost } from '#features/posts/documents/server/post-queries.ts'
import type { DocumentTree } from '#lib/document.ts'

type Row = {
  id: string
  user_id: string
  author_name: string
  text: string
  post_id: string
  title: string
  is_shown: boolean
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

async function findSummary(db: Db | Tx, id: string) {
  if (!uuid.test(id)) return null
  const { rows } = await sql<Row>`
    select one.id, one.user_id, display_name as author_name, one.text, one.post_id, post.title,
      one.state = 'accepted' and one.hidden_at is null and ${isShown('post')} as is_shown
    from post_summary as one join user_account using (user_id) join post on post.id = one.post_id
    where one.id = ${id}`.execute(db)
  const row = rows[0]
  if (!row) return null
  return { ...row, title: `สรุปบทความ ${row.title}`, href: hrefOfPost(row.post_id, row.title) }
}

/** A visible summary; an accepted one never changes. */
async function findModerated(db: Db | Tx, ref: string) {
  const row = await findSummary(db, ref)
  if (!row?.is_shown) return null
  const { id, user_id: authorId, title, href, text } = row
  return { id, revisionId: id, authorId, since: null, title, href, text }
}

async function showModerated(db: Db | Tx, { subjectId }: { subjectId: string }) {
  const row = await findSummary(db, subjectId)
  if (!row) return null
  const { title, href, is_shown, author_name: authorName, text } = row
  return { title, authorName, body: toTree(text), around: null, href: is_shown ? href : null }
}

function toTree(text: string): DocumentTree {
  const lines = text.split('\n').filter((line) => line.trim())
  return { type: 'doc', content: lines.map((line) => ({ type: 'paragraph', content: [{ type: 'text', text: line }] })) }
}

async function setHidden(tx: Tx, id: string, at: Date | null): Promise<void> {
  await sql`
    update post_summary set hidden_at = ${at}
    where id = ${id} and state = 'accepted' and (hidden_at is null) = ${at !== null}`.execute(tx)
}

/**
 * Summaries as a kind of moderated subject: only visible ones can be reported. Their author's acts lock no case, so a
 * decision needs no lock before the case.
 */
export const moderatedSummaries: SubjectDoors = {
  find: findModerated,
  show: showModerated,
  hide: (tx, { subjectId, now }) => setHidden(tx, subjectId, now),
  restore: (tx, { subjectId }) => setHidden(tx, subjectId, null),
}
