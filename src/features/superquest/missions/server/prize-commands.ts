import { sql } from 'kysely'
import type { Tx } from '#db/open.ts'
import { refuseOwnGain } from '#features/identity/accounts/server/gain-queries.ts'
import { readSkills } from '#features/koin/server/skill-queries.ts'
import { refusals } from '#lib/errors.ts'
import { newId } from '#lib/server/new-id.ts'
import type { GiftOrdered } from '../../gifts/contract.ts'
import { orderGift } from '../../gifts/server/commands.ts'
import { prizeErrors } from '../prize-contract.ts'
import { findPrize, stateOfPrize } from './prize-queries.ts'

const refusal = refusals(prizeErrors)

type Taking = { prizeId: string; userId: string; addressId: string | null; now: Date }

/**
 * Takes the big prize, one a person and prize. Throws prize_not_found, prize_needs_skill (the person's type is not SKILL),
 * prize_taken, prize_not_open, prize_over, prize_gone, own_gain, and as orderGift.
 */
export async function takePrize(tx: Tx, { prizeId, userId, addressId, now }: Taking): Promise<GiftOrdered> {
  const prize = await findPrize(tx, prizeId)
  if (!prize || prize.is_waiting) throw refusal('prize_not_found')
  if ((await readSkills(tx, userId)).type !== 'SKILL') throw refusal('prize_needs_skill')
  if (prize.made_by) await refuseOwnGain(tx, { actorId: prize.made_by, userId })
  await claimWin(tx, { prizeId, userId, now })
  const state = stateOfPrize(prize, now)
  if (state === 'upcoming') throw refusal('prize_not_open')
  if (state === 'over') throw refusal('prize_over')
  const source = `big-prize:${prizeId}`
  const ordered = await orderGift(tx, { userId, giftId: prize.gift_id, source, addressId, now })
  await sql`
    update big_prize_win set order_id = ${ordered.order} where user_id = ${userId} and prize_id = ${prizeId}`.execute(
    tx,
  )
  const { numAffectedRows } = await sql`
    update big_prize set taken = taken + 1 where id = ${prizeId} and taken < stock`.execute(tx)
  if (numAffectedRows === 0n) throw refusal('prize_gone')
  return ordered
}

/** The person's row first, whose key makes twins wait for each other; its order is known later in the act. */
async function claimWin(
  tx: Tx,
  { prizeId, userId, now }: { prizeId: string; userId: string; now: Date },
): Promise<void> {
  const { numAffectedRows } = await sql`
    insert into big_prize_win (user_id, prize_id, order_id, taken_at) values (${userId}, ${prizeId}, ${newId(now)}, ${now})
    on conflict do nothing`.execute(tx)
  if (numAffectedRows === 0n) throw refusal('prize_taken')
}
