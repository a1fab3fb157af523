import { sql } from 'kysely'
import { isShown } from '#db/is-shown.ts'
import type { Db, Tx } from '#db/open.ts'
import { editorPath } from '#kit/content-fields.ts'
import type { ContentEditor } from '#kit/server/content-editor.ts'
import type { ContentKind } from '#kit/server/content-kind.ts'
import { commonRefusal } from '#lib/errors.ts'

/** The words are a member's: nobody of the staff changes them, and the page of readers shows them. */
const editor: ContentEditor = {
  roles: [],
  read: async (db: Db | Tx, id) => {
    const { rows } = await sql<{ title: string; updated_at: Date; status: string }>`
      select title, updated_at, status from post where id = ${id} and author_id is not null`.execute(db)
    const [post] = rows
    if (!post) return null
    const version = post.updated_at.toISOString()
    return { title: post.title, version, fields: [], boxes: {}, hasPreview: post.status === 'published' }
  },
  save: () => Promise.reject(commonRefusal('forbidden')),
  isChanged: () => false,
}

/**
 * Posts of members that readers see, or that moderators hid. What its author took down or has not handed in is nobody
 * else's; what waits for a decision is in the queue of moderation.
 */
export const postKind: ContentKind = {
  from: sql`post`,
  id: sql`post.id`,
  title: sql`post.title`,
  changed: sql`post.updated_at`,
  opens: sql`post.published_at`,
  isOpenEnded: true,
  ends: null,
  checkBy: null,
  subject: 'post',
  name: 'post',
  label: 'โพสต์ของสมาชิก',
  roles: ['moderator'],
  where: sql`post.author_id is not null and (${isShown('post')} or post.status = 'hidden')`,
  states: () => ({ live: isShown('post'), withdrawn: sql`post.status = 'hidden'` }),
  linkOf: ({ id }) => editorPath('post', id),
  pageOf: () => '/admin/moderation',
  editor,
}
