import type { Tx } from '#db/open.ts'
import { takeGiftPiece } from '#features/store/premiums/server/gift-commands.ts'
import type { Koin } from '#lib/money.ts'
import { newId } from '#lib/server/new-id.ts'
import { readParcel, storeParcel } from './parcel-commands.ts'

/** `source` is what the gift is for, once for a person ('mission:<id>'); `price` what the caller has taken for it, or 0. */
export type GiftOrder = { userId: string; premiumId: string; source: string; addressId: string; price: Koin; now: Date }

/**
 * Orders a premium as a gift: an order that is packed, sent and refunded like any other. Null when nothing is left
 * of it: the caller refuses, so that nothing is kept. Throws address_not_found and address_not_allowed.
 */
export async function orderGift(tx: Tx, gift: GiftOrder): Promise<string | null> {
  const { userId, premiumId, source, addressId, price, now } = gift
  const parcel = await readParcel(tx, { userId, address: { address_id: addressId }, now })
  const piece = await takeGiftPiece(tx, { premiumId, price })
  if (!piece) return null
  const id = newId(now)
  const terms = { quantity: 1, price, paid: price, state: 'paid' }
  const { title: name, image } = piece
  await tx
    .insertInto('premium_order')
    .values({
      user_id: userId,
      id,
      premium_id: premiumId,
      type: 'physical',
      name,
      image,
      ...terms,
      source,
      paid_at: now,
    })
    .execute()
  await storeParcel(tx, { userId, orderId: id, parcel })
  return id
}
