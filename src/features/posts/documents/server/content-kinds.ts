import { sql } from 'kysely'
import { isShown } from '#db/is-shown.ts'
import type { ContentKind } from '#kit/server/content-kind.ts'
import { postPath } from '../path-rules.ts'

const columns = {
  from: sql`post`,
  id: sql`post.id`,
  title: sql`post.title`,
  changed: sql`post.updated_at`,
  opens: sql`post.published_at`,
  isOpenEnded: true,
  ends: null,
  checkBy: null,
  subject: 'post',
} as const

const pageOf: ContentKind['linkOf'] = ({ id, state }) => (state === 'live' ? postPath({ id, slug: '' }) : null)

/** Articles of the house: files, so the desk leads to their page. */
export const articleKind: ContentKind = {
  ...columns,
  name: 'article',
  label: 'บทความ',
  roles: ['editor'],
  where: sql`post.author_id is null`,
  states: () => ({ live: isShown('post'), withdrawn: sql`not ${isShown('post')}` }),
  linkOf: pageOf,
  file: 'content/articles',
}

/**
 * Posts of members that readers see, or that moderators hid. What its author took down or has not handed in is nobody
 * else's; what waits for a decision is in the queue of moderation.
 */
export const postKind: ContentKind = {
  ...columns,
  name: 'post',
  label: 'โพสต์ของสมาชิก',
  roles: ['moderator'],
  where: sql`post.author_id is not null and (${isShown('post')} or post.status = 'hidden')`,
  states: () => ({ live: isShown('post'), withdrawn: sql`post.status = 'hidden'` }),
  linkOf: pageOf,
}
