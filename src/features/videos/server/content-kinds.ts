import { sql } from 'kysely'
import { isShown } from '#db/is-shown.ts'
import type { ContentKind } from '#kit/server/content-kind.ts'
import { publishVideo } from './admin-commands.ts'

/** Videos on the content desk. */
export const videoKind: ContentKind = {
  name: 'video',
  label: 'วิดีโอ',
  roles: ['editor'],
  from: sql`video`,
  id: sql`video.id`,
  title: sql`video.title`,
  changed: sql`video.updated_at`,
  opens: sql`video.published_at`,
  isOpenEnded: true,
  ends: null,
  checkBy: null,
  states: () => ({
    draft: sql`video.status = 'draft'`,
    live: isShown('video'),
    withdrawn: sql`video.status = 'unpublished'`,
  }),
  subject: 'video',
  linkOf: () => '/admin/videos',
  acts: {
    publish: { run: (tx, id, staff) => publishVideo(tx, { id, is_published: true }, staff) },
    withdraw: { run: (tx, id, staff) => publishVideo(tx, { id, is_published: false }, staff) },
  },
}
