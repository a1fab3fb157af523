import type { Tx } from '#db/open.ts'
import { refuseUnlessMaySend, useAddress } from '#features/store/addresses/server/commands.ts'
import { orderGift as orderPremium } from '#features/store/orders/server/gift-commands.ts'
import { refusals } from '#lib/errors.ts'
import { type Koin, koin } from '#lib/money.ts'
import { type GiftOrdered, giftErrors, giftOf } from '../contract.ts'
import { refuseMakerOfGift } from './maker-queries.ts'
import { readGifts } from './queries.ts'

const refusal = refusals(giftErrors)

/** `source` is what it is for, once for a person: 'mission:<id>', 'level:<key>', 'krazy-day:<id>', 'big-prize:<id>'. `price`: what was taken for it. */
type Asking = { userId: string; giftId: string; source: string; addressId: string | null; price?: Koin; now: Date }

/**
 * Whether a gift could be sent there now, for an act that orders it later. Throws gift_address_needed, address_not_found,
 * address_not_allowed (a minor's waits for the guardian).
 */
export async function checkGiftAddress(
  tx: Tx,
  { userId, addressId, now }: { userId: string; addressId: string | null; now: Date },
): Promise<string> {
  if (addressId === null) throw refusal('gift_address_needed')
  await refuseUnlessMaySend(tx, { userId, now })
  await useAddress(tx, { userId, id: addressId, now })
  return addressId
}

/**
 * Orders a gift, which the store packs and sends. It comes last in an act: its row is everybody's. Refuses with
 * gift_address_needed, maker_gain, gift_out, address_not_found, address_not_allowed; then nothing moves.
 */
export async function orderGift(
  tx: Tx,
  { userId, giftId, source, addressId, price = koin(0), now }: Asking,
): Promise<GiftOrdered> {
  if (addressId === null) throw refusal('gift_address_needed')
  await refuseMakerOfGift(tx, { giftId, source, userId, now })
  const order = await orderPremium(tx, { userId, premiumId: giftId, source, addressId, price, now })
  if (order === null) throw refusal('gift_out')
  return { order, gift: giftOf(await readGifts(tx, [giftId]), giftId), state: 'paid' }
}
