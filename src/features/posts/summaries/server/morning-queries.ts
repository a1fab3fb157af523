import { sql } from 'kysely'
import type { Db } from '#db/open.ts'
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
      read: () => readWaiting(db, sql`select updated_at as at from post_summary where state = 'waiting'`),
    },
  ],
})
