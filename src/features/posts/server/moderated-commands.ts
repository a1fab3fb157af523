import { sql } from 'kysely'
import type { Db, Tx } from '#db/open.ts'
import type { SubjectDoors } from '#features/moderation/server/subject-queries.ts'
import type { DocumentTree } from '#lib/document.ts'
import { blockTexts } from '../rules.ts'
import { approveRevision, hidePost, holdAuthor, returnRevision, unhidePost } from './decide-commands.ts'
import { findRevision } from './draft-queries.ts'
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

/** A post in any state, or the wording of it that waits, as moderators see it; null when there is none. */
async function showModerated(db: Db | Tx, { subjectId, revisionId }: { subjectId: string; revisionId: string }) {
  if (revisionId !== subjectId) return showRevision(db, revisionId)
  const { rows } = await sql<Row>`select ${columns} from post where id = ${subjectId}`.execute(db)
  const post = rows[0]
  if (!post) return null
  const { id, title, author_name: authorName, body, status } = post
  return { title, authorName, body, href: status === 'published' ? hrefOfPost(id, title) : null }
}

async function showRevision(db: Db | Tx, revisionId: string) {
  const revision = await findRevision(db, revisionId)
  const author = revision && (await findName(db, revision.authorId))
  if (!author) return null
  const { title, body } = revision.content
  return { title, authorName: author, body, href: null }
}

async function findName(db: Db | Tx, userId: string): Promise<string | null> {
  const { rows } = await sql<{ name: string }>`
    select display_name as name from user_account where user_id = ${userId}`.execute(db)
  return rows[0]?.name ?? null
}

/** Posts as a kind of what moderators look at. Decisions on a wording that waits are those of decide-commands.ts. */
export const moderatedPosts: SubjectDoors = {
  find: findModerated,
  show: showModerated,
  hold: (tx, { revisionId }) => holdAuthor(tx, revisionId),
  hide: async (tx, { subjectId, now }) => void (await hidePost(tx, { postId: subjectId, now })),
  restore: async (tx, { subjectId, now }) => void (await unhidePost(tx, { postId: subjectId, now })),
  approve: async (tx, { revisionId, byUserId, now }) => approveRevision(tx, { revisionId, byUserId: byUserId!, now }),
  return: async (tx, { revisionId, reason, byUserId, now }) =>
    returnRevision(tx, { revisionId, reason, byUserId: byUserId!, now }),
}
