import { sql } from 'kysely'
import type { Db } from '#db/open.ts'
import { arrivedBefore } from '../order-state-rules.ts'
import { lockOrder } from './commands.ts'
import { refundHeld } from './refund-commands.ts'

const perRound = 100

/** Parcels that nobody missed for two weeks count as delivered; their buyers may still say otherwise. May run twice. */
export async function deliverArrived(db: Db, now: Date): Promise<void> {
  await sql`
    update premium_order set state = 'delivered', delivered_at = ${now}
    where type = 'physical' and state = 'shipped' and not_arrived_at is null
      and shipped_at < ${arrivedBefore(now)}`.execute(db)
}

/** Orders that cannot be sent any more, because their buyer is gone, are undone: the pieces are sold again. May run twice. */
export async function undoForgotten(db: Db, now: Date): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ user_id: string; id: string }>`
      select user_id, id from premium_order
      where type = 'physical' and state in ('paid', 'packed')
        and not exists (select from order_parcel as parcel where parcel.user_id = premium_order.user_id
          and parcel.order_id = premium_order.id)
      order by id limit ${perRound}`.execute(db)
    for (const { user_id: userId, id } of rows)
      await db.transaction().execute(async (tx) => {
        const order = await lockOrder(tx, { userId, id })
        if (order.state === 'paid' || order.state === 'packed') await refundHeld(tx, { order, isBack: true, now })
      })
    if (rows.length < perRound) return
  }
}
