import { sql } from 'kysely'
import type { Tx } from '#db/open.ts'
import { whyNotNames } from '#features/identity/content.ts'
import { readReason } from '#features/identity/server/account-queries.ts'
import { refusals } from '#lib/errors.ts'
import type { Koin } from '#lib/money.ts'
import { newId } from '#lib/server/new-id.ts'
import { addressErrors } from '../../addresses/contract.ts'
import { takeGiftPiece } from '../../premiums/server/gift-commands.ts'

const refusal = refusals(addressErrors)

/** `source` is what the gift is for, once for a person ('mission:<id>'); `price` what the caller has taken for it, or 0. */
export type GiftOrder = { userId: string; premiumId: string; source: string; addressId: string; price: Koin; now: Date }

/**
 * Orders a premium as a gift: an order that is packed, sent and refunded like any other. Null when nothing is left
 * of it: the caller refuses, so that nothing is kept. Refuses with address_not_found and address_not_allowed.
 */
export async function orderGift(tx: Tx, gift: GiftOrder): Promise<string | null> {
  const { userId, premiumId, source, addressId, price, now } = gift
  const reason = await readReason(tx, userId, 'buy_with_address', now)
  if (reason) throw refusal('address_not_allowed', { values: { why: whyNotNames[reason] } })
  const id = newId(now)
  const { numAffectedRows } = await sql`
    insert into order_parcel (user_id, order_id, name, phone, line, tambon, amphoe, province, postcode)
    select user_id, ${id}, name, phone, line, tambon, amphoe, province, postcode from kept_address
    where user_id = ${userId} and id = ${addressId}`.execute(tx)
  if (numAffectedRows === 0n) throw refusal('address_not_found')
  const piece = await takeGiftPiece(tx, { premiumId, price })
  if (!piece) return null
  const terms = { quantity: 1, price, paid: price, state: 'paid' }
  const { title: name, image } = piece
  await tx
    .insertInto('premium_order')
    .values({ user_id: userId, id, premium_id: premiumId, type: 'physical', name, image, ...terms, source, paid_at: now })
    .execute()
  return id
}
