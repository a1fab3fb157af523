import { sql } from 'kysely'
import type { Db } from '#db/open.ts'
import { type Morning, readWaiting } from '#kit/server/morning.ts'
import { namesFor, type ProposalKinds } from './proposal-queries.ts'

/** What waits for a second person, of the kinds that the reader may decide. */
export const staffValueMorning = ({ db, proposalKinds }: { db: Db; proposalKinds: ProposalKinds }): Morning => ({
  queues: [
    {
      name: 'proposals',
      title: 'เรื่องที่รอคนที่สองยืนยัน',
      to: '/admin/proposals',
      roles: ['editor', 'fulfilment', 'finance', 'admin'],
      minutes: 24 * 60,
      read: ({ roles }) =>
        readWaiting(
          db,
          sql`select created_at as at from staff_proposal
            where state = 'waiting' and kind = any (${namesFor(proposalKinds, roles)})`,
        ),
    },
  ],
})
