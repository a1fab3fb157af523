import { sql } from 'kysely'
import type { Db } from '#db/open.ts'
import { readHolders } from '#features/staff-work/server/claim-queries.ts'
import { type Morning, readWaiting } from '#kit/server/morning.ts'

/** The queue of summaries. Readers judge each other's too, so it has more time than texts. */
export const summariesMorning = ({ db }: { db: Db }): Morning => ({
  queues: [
    {
      name: 'summaries',
      title: 'สรุปที่รอตรวจ',
      to: '/admin/summaries',
      roles: ['moderator'],
      minutes: 2 * 24 * 60,
      read: async ({ now }) => {
        const rows = sql`post_summary where state = 'waiting'`
        const waiting = await readWaiting(db, sql`select updated_at as at from ${rows}`)
        return { ...waiting, ...(await readHolders(db, { queue: 'summaries', ids: sql`select id from ${rows}`, now })) }
      },
    },
  ],
})
