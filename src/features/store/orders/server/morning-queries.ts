import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/open.ts'
import { readHolders } from '#features/staff-work/server/claim-queries.ts'
import { type Morning, readWaiting, type WorkQueue } from '#kit/server/morning.ts'

const day = 24 * 60

/** The queues of the staff who pack: parcels that are paid, gifts of Super Quest, and parcels that did not arrive. */
export function ordersMorning({ db }: { db: Db }): Morning {
  const unsent = sql`type = 'physical' and state in ('paid', 'packed')`
  const held =
    (at: string, rows: RawBuilder<unknown>): WorkQueue['read'] =>
    async ({ now }) => ({
      ...(await readWaiting(db, sql`select ${sql.ref(at)} as at from ${rows}`)),
      ...(await readHolders(db, { queue: 'orders', ids: sql`select id from ${rows}`, now })),
    })
  return {
    queues: [
      {
        name: 'orders',
        title: 'ของรางวัลที่รอแพ็กและส่ง',
        to: '/admin/store/orders?type=physical&state=paid',
        roles: ['fulfilment'],
        minutes: 5 * day,
        read: held('paid_at', sql`premium_order where ${unsent} and source is null`),
      },
      {
        name: 'quest-gifts',
        title: 'ของขวัญ Super Quest ที่รอส่ง',
        to: '/admin/quest-gifts',
        roles: ['fulfilment'],
        minutes: 5 * day,
        read: held('paid_at', sql`premium_order where ${unsent} and source is not null`),
      },
      {
        name: 'missing-parcels',
        title: 'พัสดุที่ผู้รับแจ้งว่ายังไม่ได้',
        to: '/admin/store/orders?missed=1',
        roles: ['fulfilment'],
        minutes: 3 * day,
        read: held(
          'not_arrived_at',
          sql`premium_order where type = 'physical' and state = 'shipped' and not_arrived_at is not null`,
        ),
      },
    ],
  }
}
