import { sql } from 'kysely'
import type { Tx } from '#db/open.ts'
import { rewardKoin } from '#features/koin/server/reward-commands.ts'
import { refusals } from '#lib/errors.ts'
import type { Koin } from '#lib/money.ts'
import { newId } from '#lib/server/new-id.ts'
import type { GiftOrdered } from '../../gifts/contract.ts'
import { orderGift } from '../../gifts/server/commands.ts'
import { type LevelKey, levelErrors } from '../contract.ts'
import { levelTable } from '../level-rules.ts'
import { readPoints } from './point-queries.ts'
import { readLevels } from './queries.ts'

const refusal = refusals(levelErrors)

type OfLevel = { userId: string; level: LevelKey; now: Date }

/** Claims a level's koin, once. Throws level_not_reached, level_claimed. */
export async function claimLevel(tx: Tx, { userId, level, now }: OfLevel): Promise<Koin> {
  await refuseUnlessReached(tx, { userId, level, now })
  const { koin } = levelTable[level]
  const { numAffectedRows } = await sql`
    insert into level_claim (user_id, level, koin, claimed_at) values (${userId}, ${level}, ${koin}, ${now})
    on conflict do nothing`.execute(tx)
  if (numAffectedRows === 0n) throw refusal('level_claimed')
  const cause = `user-level:${level}`
  const href = '/superquest/profile/redeemrewards'
  // By its English name: words of staff's do not go into the books.
  const reason = { userId, cause, title: `รางวัลระดับ ${level[0]!.toUpperCase()}${level.slice(1)}`, href, now }
  return (await rewardKoin(tx, { ...reason, source: 'user-level', amount: koin })).paid
}

/** Orders a level's gift, once. Throws level_not_reached, level_no_gift, level_gift_taken, and as orderGift. */
export async function redeemLevel(
  tx: Tx,
  { addressId, ...of }: OfLevel & { addressId: string | null },
): Promise<GiftOrdered> {
  const { userId, level, now } = of
  await refuseUnlessReached(tx, of)
  const giftId = (await readLevels(tx)).find(({ key }) => key === level)?.gift_id
  if (!giftId) throw refusal('level_no_gift')
  const { numAffectedRows } = await sql`
    insert into level_gift (user_id, level, order_id, taken_at) values (${userId}, ${level}, ${newId(now)}, ${now})
    on conflict do nothing`.execute(tx)
  if (numAffectedRows === 0n) throw refusal('level_gift_taken')
  const ordered = await orderGift(tx, { userId, giftId, source: `level:${level}`, addressId, now })
  await sql`
    update level_gift set order_id = ${ordered.order} where user_id = ${userId} and level = ${level}`.execute(tx)
  return ordered
}

async function refuseUnlessReached(tx: Tx, { userId, level, now }: OfLevel): Promise<void> {
  const missing = levelTable[level].from - (await readPoints(tx, { userId, before: new Date(now.getTime() + 1) }))
  if (missing > 0) throw refusal('level_not_reached', { values: { missing } })
}
