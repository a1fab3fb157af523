import { sql } from 'kysely'
import { isShown } from '#db/is-shown.ts'
import type { Db } from '#db/open.ts'
import type { Morning } from '#kit/server/morning.ts'
import { hrefOfVideo } from './queries.ts'

type Row = { id: string; title: string; published_at: Date; author_name: string }

/** The videos that are published today. */
export const videosMorning = ({ db }: { db: Db }): Morning => ({
  days: [
    {
      name: 'videos',
      roles: ['editor'],
      read: async ({ from, until, now }) => {
        const { rows } = await sql<Row>`
          select id, title, published_at, author_name from video
          where published_at >= ${from} and published_at < ${until} and ${isShown('video')}
          order by published_at`.execute(db)
        return rows.map(({ id, title, published_at: at, author_name: says }) => ({
          at,
          kind: 'วิดีโอ',
          title,
          says,
          to: hrefOfVideo(id, title),
          state: at <= now ? 'out' : 'planned',
        }))
      },
    },
  ],
})
