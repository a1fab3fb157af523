import { sql } from 'kysely'
import type { Db, Tx } from '#db/open.ts'
import { notify } from '#features/notifications/server/notice-commands.ts'
import { isQuiet } from '#lib/thai/quiet-hours.ts'
import { wishReached } from './notices.ts'

const weekMs = 7 * 24 * 3_600_000
const perRound = 200

/**
 * Tells people that there is enough for what they wish for: each wish once, nobody more than once in seven days, nothing at
 * night, and nothing of what cannot be bought now. Of several that are reached the dearest is told. May run twice.
 */
export async function tellOfReached(db: Db, now: Date): Promise<void> {
  if (isQuiet(now)) return
  for (let after = '00000000-0000-0000-0000-000000000000'; ; ) {
    const people = await listReached(db, after, now)
    for (const userId of people) await db.transaction().execute((tx) => tellOne(tx, userId, now))
    if (people.length < perRound) return
    after = people.at(-1)!
  }
}

/** People with a reached wish and no such notice within the last week, by id. */
async function listReached(db: Db, after: string, now: Date): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    select distinct wish.user_id from wish
    join premium on premium.id = wish.premium_id and ${isForSale(now)}
    join wallet on wallet.user_id = wish.user_id and wallet.currency = 'koin' and wallet.satang >= premium.price
    where wish.told_at is null and wish.user_id > ${after}
      and not exists (
        select from notice where notice.user_id = wish.user_id and kind = ${wishReached.name}
        and notice.made_at > ${new Date(now.getTime() - weekMs)}
      )
    order by wish.user_id limit ${perRound}`.execute(db)
  return rows.map(({ user_id }) => user_id)
}

const isForSale = (now: Date) => sql`premium.stock is distinct from 0 and premium.on_sale_from <= ${now}
  and (premium.on_sale_until is null or premium.on_sale_until > ${now})`

async function tellOne(tx: Tx, userId: string, now: Date): Promise<void> {
  // The wishes are held first: a twin of this job then sees the notice below.
  await sql`select from wish where user_id = ${userId} order by premium_id for no key update`.execute(tx)
  const { rows } = await sql<{ premium_id: string; title: string }>`
    update wish set told_at = ${now}
    from premium
    where wish.user_id = ${userId} and premium.id = wish.premium_id and wish.premium_id = (
      select wish.premium_id from wish
      join premium on premium.id = wish.premium_id and ${isForSale(now)}
      join wallet on wallet.user_id = wish.user_id and wallet.currency = 'koin' and wallet.satang >= premium.price
      where wish.user_id = ${userId} and wish.told_at is null
      order by premium.price desc, premium.id limit 1
    ) and not exists (
      select from notice where notice.user_id = ${userId} and kind = ${wishReached.name}
      and notice.made_at > ${new Date(now.getTime() - weekMs)}
    )
    returning wish.premium_id, premium.title`.execute(tx)
  const wish = rows[0]
  if (!wish) return
  const { premium_id: premiumId, title } = wish
  const cause = `store:wish:${premiumId}:${now.toISOString()}`
  await notify(tx, { userId, kind: wishReached, facts: { premiumId, title }, cause, now })
}
