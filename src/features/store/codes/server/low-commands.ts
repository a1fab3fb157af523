import { sql } from 'kysely'
import type { Db } from '#db/open.ts'
import { notify } from '#features/notifications/server/notice-commands.ts'
import { claimLowPools } from '#features/store/premiums/server/stock-commands.ts'
import { codesLow } from './notices.ts'

/** Tells staff who keep the store of pools that fell under their mark, once until they are filled again. May run twice. */
export async function tellOfLowPools(db: Db, now: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const pools = await claimLowPools(tx, now)
    if (pools.length === 0) return
    const { rows: staff } = await sql<{ user_id: string }>`
      select user_id from user_account where roles && array['fulfilment', 'editor'] order by user_id`.execute(tx)
    for (const { id: premiumId, title: name, stock: left } of pools)
      for (const { user_id: userId } of staff) {
        const cause = `store:codes-low:${premiumId}:${now.toISOString()}`
        await notify(tx, { userId, kind: codesLow, facts: { premiumId, name, left }, cause, now })
      }
  })
}
