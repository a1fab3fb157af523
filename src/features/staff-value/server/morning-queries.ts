import { sql } from 'kysely'
import type { Db } from '#db/open.ts'
import { readHolders } from '#features/staff-work/server/claim-queries.ts'
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
      read: async ({ roles, now }) => {
        const rows = sql`staff_proposal where state = 'waiting' and kind = any (${namesFor(proposalKinds, roles)})`
        const waiting = await readWaiting(db, sql`select created_at as at from ${rows}`)
        return { ...waiting, ...(await readHolders(db, { queue: 'proposals', ids: sql`select id from ${rows}`, now })) }
      },
    },
  ],
})
