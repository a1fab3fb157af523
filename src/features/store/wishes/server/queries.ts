import type { Db, Tx } from '#db/open.ts'
import { readBalance } from '#features/koin/server/queries.ts'
import { findNearest } from '#features/store/premiums/server/nearest-queries.ts'
import { paceOf, readEarnings } from '#features/store/premiums/server/pace-queries.ts'
import { findPremiumItems } from '#features/store/premiums/server/queries.ts'
import { koin } from '#lib/money.ts'
import type { Wish } from '../contract.ts'
import { percentOf } from '../progress-rules.ts'

/** What a person wishes for, newest first, with how far each is at their own pace, and what can be had before. */
export async function listWishes(db: Db | Tx, userId: string, now: Date) {
  const rows = await db
    .selectFrom('wish')
    .select(['premium_id', 'made_at'])
    .where('user_id', '=', userId)
    .orderBy('made_at', 'desc')
    .orderBy('premium_id')
    .execute()
  const balance = await readBalance(db, userId)
  const earnings = await readEarnings(db, userId, now)
  const premiums = await findPremiumItems(
    db,
    rows.map(({ premium_id }) => premium_id),
    now,
  )
  const wishedAt = new Map(rows.map(({ premium_id, made_at }) => [premium_id, made_at]))
  const items = premiums.map((premium): Wish => {
    const missing = Math.max(0, premium.price - balance)
    return {
      premium,
      missing: koin(missing),
      percent: percentOf(balance, premium.price),
      pace: paceOf(earnings, missing),
      wished_at: wishedAt.get(premium.id)!.toISOString(),
    }
  })
  return { koin: balance, items, nearest: await findNearer(db, { userId, balance, wish: items[0] }, now) }
}

type Saver = { userId: string; balance: number; wish: Wish | undefined }

/** What can be had before the wish; null where it is reached or nothing is nearer. */
async function findNearer(db: Db | Tx, { userId, balance, wish }: Saver, now: Date) {
  if (!wish || wish.missing === 0) return null
  const nearest = await findNearest(db, { userId, balance, besides: wish.premium.id }, now)
  return nearest && nearest.missing < wish.missing ? nearest : null
}
