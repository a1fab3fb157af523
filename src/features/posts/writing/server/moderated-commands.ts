import { sql } from 'kysely'
import { isShown } from '#db/is-shown.ts'
import type { Db, Tx } from '#db/open.ts'
import type { SubjectDoors } from '#features/moderation/server/subject.ts'
import type { ArticleContent } from '#features/posts/documents/content.ts'
import type { PostCover } from '#features/posts/documents/contract.ts'
import { filmIds, unseenTexts } from '#features/posts/documents/document-rules.ts'
import { hrefOfPost, whereRef } from '#features/posts/documents/server/post-queries.ts'
import { findFilms } from '#features/videos/server/film-queries.ts'
import type { DocumentTree } from '#lib/document.ts'
import { blockTexts } from '#lib/document-text.ts'
import { questionOf } from '../draft-rules.ts'
import { approveRevision, hidePost, lockAuthor, returnRevision, unhidePost } from './decide-commands.ts'
import { findRevision } from './draft-queries.ts'
import { aroundForModerators, bodyForModerators } from './moderated-rules.ts'

type Row = {
  id: string
  title: string
  summary: string
  tags: string[]
  cover: PostCover | null
  body: DocumentTree
  question: ArticleContent['question'] | null
  author_id: string | null
  author_name: string
  status: string
  since: Date
}

/** `since` is when the revision was submitted, or for our own articles when it was published. */
const columns = sql`
  id, title, summary, tags, cover, body, question, author_id, author_name, status,
  coalesce((
    select live.made_at from post_draft join post_revision as live
      on live.author_id = post_draft.author_id and live.id = post_draft.live_id
    where post_draft.author_id = post.author_id and post_draft.post_id = post.id
  ), published_at) as since`

/** A published post as a subject of reports; null when there is none. */
async function findModerated(db: Db | Tx, ref: string) {
  const { rows } = await sql<Row>`
    select ${columns} from post where ${isShown('post')} and ${whereRef(ref)}`.execute(db)
  const post = rows[0]
  if (!post) return null
  const { id, title, summary, tags, cover, body, question, author_id: authorId, since } = post
  const asked = question ? [question.text, question.right, ...question.wrong, question.explanation] : []
  const around = [...tags, cover?.alt ?? '', ...asked, ...unseenTexts(body)]
  const text = [title, summary, ...blockTexts(body), ...around].join('\n')
  return { id, revisionId: id, authorId, since, title, href: hrefOfPost(id, title), text }
}

/** A post in any state, or its waiting revision, as moderators see it; null when there is none. */
async function showModerated(db: Db | Tx, { subjectId, revisionId }: { subjectId: string; revisionId: string }) {
  if (revisionId !== subjectId) return showRevision(db, revisionId)
  const { rows } = await sql<Row>`select ${columns} from post where id = ${subjectId}`.execute(db)
  const post = rows[0]
  if (!post) return null
  const { id, title, author_name: authorName, status } = post
  return { title, authorName, ...(await viewOf(db, post)), href: status === 'published' ? hrefOfPost(id, title) : null }
}

async function showRevision(db: Db | Tx, revisionId: string) {
  const revision = await findRevision(db, revisionId)
  const author = revision && (await findName(db, revision.authorId))
  if (!author) return null
  const { title, question, ...content } = revision.content
  const view = await viewOf(db, { ...content, question: question && questionOf(question) })
  return { title, authorName: author, ...view, href: null }
}

async function viewOf(db: Db | Tx, content: Parameters<typeof aroundForModerators>[0]) {
  const { body } = content
  const films = await findFilms(db, filmIds(body))
  return { body: bodyForModerators(body, films), around: aroundForModerators(content) }
}

async function findName(db: Db | Tx, userId: string): Promise<string | null> {
  const { rows } = await sql<{ name: string }>`
    select display_name as name from user_account where user_id = ${userId}`.execute(db)
  return rows[0]?.name ?? null
}

/** Posts as a kind of moderated subject. Decisions on waiting revisions are in decide-commands.ts. */
export const moderatedPosts: SubjectDoors = {
  find: findModerated,
  show: showModerated,
  hold: (tx, { revisionId }) => lockAuthor(tx, revisionId),
  hide: async (tx, { subjectId, now }) => void (await hidePost(tx, { postId: subjectId, now })),
  restore: async (tx, { subjectId, now }) => void (await unhidePost(tx, { postId: subjectId, now })),
  approve: async (tx, { revisionId, byUserId, now }) => approveRevision(tx, { revisionId, byUserId: byUserId!, now }),
  return: async (tx, { revisionId, reason, byUserId, now }) =>
    returnRevision(tx, { revisionId, reason, byUserId: byUserId!, now }),
}
