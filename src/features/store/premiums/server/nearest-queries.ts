import { sql } from 'kysely'
import type { Db, Tx } from '#db/open.ts'
import { readReason } from '#features/identity/accounts/server/account-queries.ts'
import { koin } from '#lib/money.ts'
import type { Nearest } from '../contract.ts'
import { type PremiumRow, toItem } from './queries.ts'

type Wanted = {
  userId: string
  /** In hundredths of koin. */
  balance: number
  /** The premium that the person saves for. */
  besides: string
}

/**
 * What the person can have now, the dearest of it, or else what is the fewest koin away: on sale, in stock, below their limit,
 * and of a type that their account may pay for. Gifts to a charity are not told as something to have. Null: nothing.
 */
export async function findNearest(
  db: Db | Tx,
  { userId, balance, besides }: Wanted,
  now: Date,
): Promise<Nearest | null> {
  if (await readReason(db, userId, 'buy', now)) return null
  const isSent = (await readReason(db, userId, 'buy_with_address', now)) === null
  const { rows } = await sql<PremiumRow>`
    select premium.* from premium
    left join premium_buyer as own on own.user_id = ${userId} and own.premium_id = premium.id
    where on_sale_from <= ${now} and (on_sale_until is null or on_sale_until > ${now}) and stock is distinct from 0
      and type <> 'charity' and (${isSent} or type <> 'physical') and premium.id <> ${besides}
      and (per_person is null or coalesce(own.bought, 0) < per_person)
    order by greatest(price - ${balance}, 0), price desc, premium.id limit 1`.execute(db)
  const row = rows[0]
  return row ? { premium: toItem(row, now), missing: koin(Math.max(0, row.price - balance)) } : null
}
