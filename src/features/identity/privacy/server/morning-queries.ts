import { sql } from 'kysely'
import type { Db } from '#db/open.ts'
import { type Morning, readWaiting } from '#kit/server/morning.ts'

/**
 * Requests about one's own data that jobs have not finished: exports, and erasures whose day has come. The law gives thirty
 * days, and the clock never stops.
 */
export const privacyMorning = ({ db }: { db: Db }): Morning => ({
  queues: [
    {
      name: 'data-requests',
      title: 'คำขอข้อมูลส่วนบุคคลที่ยังไม่เสร็จ',
      to: '/admin/operations#jobs',
      roles: ['admin'],
      minutes: 30 * 24 * 60,
      read: ({ now }) =>
        readWaiting(
          db,
          sql`select asked_at as at from data_export where ready_at is null and expires_at > ${now}
            union all select asked_at from leaving where erase_at <= ${now}`,
        ),
    },
  ],
})
