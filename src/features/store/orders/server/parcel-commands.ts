import type { Tx } from '#db/open.ts'
import type { SavedAddress } from '#features/store/addresses/contract.ts'
import { addAddress, checkAddress, refuseUnlessMaySend, useAddress } from '#features/store/addresses/server/commands.ts'
import { refusals } from '#lib/errors.ts'
import { orderErrors } from '../contract.ts'
import type { SendTo } from './buy-commands.ts'

const refusal = refusals(orderErrors)

export type Parcel = Omit<SavedAddress, 'id'>

/**
 * Where a purchase goes. Throws address_needed, address_not_allowed (a minor's waits for the guardian), address_unknown,
 * address_not_found and addresses_full.
 */
export async function readParcel(
  tx: Tx,
  { userId, address, now }: { userId: string; address: SendTo | undefined; now: Date },
): Promise<Parcel> {
  await refuseUnlessMaySend(tx, { userId, now })
  if (!address) throw refusal('address_needed')
  if ('address_id' in address) return withoutId(await useAddress(tx, { userId, id: address.address_id, now }))
  const { save, ...form } = address
  return save ? withoutId(await addAddress(tx, { userId, form, now })) : checkAddress(form)
}

function withoutId({ id: _id, ...parcel }: SavedAddress): Parcel {
  return parcel
}

/** Notes where an order goes: as it was then, whatever becomes of the kept address. */
export async function storeParcel(
  tx: Tx,
  { userId, orderId, parcel }: { userId: string; orderId: string; parcel: Parcel },
): Promise<void> {
  await tx
    .insertInto('order_parcel')
    .values({ user_id: userId, order_id: orderId, ...parcel })
    .execute()
}
