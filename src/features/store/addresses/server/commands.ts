import { sql } from 'kysely'
import type { Tx } from '#db/open.ts'
import { whyNotNames } from '#features/identity/accounts/content.ts'
import { readReason } from '#features/identity/accounts/server/account-queries.ts'
import { refusals } from '#lib/errors.ts'
import { newId } from '#lib/server/new-id.ts'
import { type AddressForm, addressErrors, type SavedAddress } from '../contract.ts'
import { foldPlace, isKnownPlace } from '../place-rules.ts'
import { readPhone } from '../rules.ts'
import { toSaved } from './queries.ts'
import { loadPlaces } from './thai-places.ts'

const refusal = refusals(addressErrors)
const maxSaved = 10

type Owner = { userId: string; now: Date }
type Checked = Omit<SavedAddress, 'id'>

/** Throws address_not_allowed where nothing may be sent to this person: a minor's address waits for the guardian. */
export async function refuseUnlessMaySend(tx: Tx, { userId, now }: Owner): Promise<void> {
  const reason = await readReason(tx, userId, 'buy_with_address', now)
  if (reason) throw refusal('address_not_allowed', { values: { why: whyNotNames[reason] } })
}

/** An address as it is stored, from how it was typed. Throws address_unknown unless the person confirmed it. */
export async function checkAddress({ is_confirmed, ...typed }: AddressForm): Promise<Checked> {
  const place = foldPlace(typed)
  if (!is_confirmed && !isKnownPlace(await loadPlaces(), place)) throw refusal('address_unknown')
  return { name: typed.name, phone: readPhone(typed.phone) ?? typed.phone, line: typed.line, ...place }
}

/** Keeps a new address. Throws address_not_allowed, address_unknown, addresses_full. */
export async function addAddress(tx: Tx, { userId, form, now }: Owner & { form: AddressForm }): Promise<SavedAddress> {
  await refuseUnlessMaySend(tx, { userId, now })
  const checked = await checkAddress(form)
  const id = newId(now)
  // Racing tabs of one person wait for each other here, so that none slips past the limit.
  await sql`select from user_account where user_id = ${userId} for no key update`.execute(tx)
  const { numAffectedRows } = await sql`
    insert into kept_address (user_id, id, name, phone, line, tambon, amphoe, province, postcode, used_at)
    select ${userId}, ${id}, ${checked.name}, ${checked.phone}, ${checked.line}, ${checked.tambon}, ${checked.amphoe},
      ${checked.province}, ${checked.postcode}, ${now}
    where (select count(*) from kept_address where user_id = ${userId}) < ${maxSaved}`.execute(tx)
  if (numAffectedRows === 0n) throw refusal('addresses_full')
  return { id, ...checked }
}

/** Changes a kept address; what is on its way keeps its own. Refuses as addAddress, and with address_not_found. */
export async function changeAddress(
  tx: Tx,
  { userId, id, form, now }: Owner & { id: string; form: AddressForm },
): Promise<SavedAddress> {
  await refuseUnlessMaySend(tx, { userId, now })
  const checked = await checkAddress(form)
  const changed = await tx
    .updateTable('kept_address')
    .set(checked)
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
  if (!changed) throw refusal('address_not_found')
  return toSaved(changed)
}

/** Forgets a kept address; one that is not there changes nothing. */
export async function removeAddress(tx: Tx, { userId, id }: { userId: string; id: string }): Promise<void> {
  await tx.deleteFrom('kept_address').where('user_id', '=', userId).where('id', '=', id).execute()
}

/** The address that an order is sent to, noted as the one used last. Throws address_not_found. */
export async function useAddress(tx: Tx, { userId, id, now }: Owner & { id: string }): Promise<SavedAddress> {
  const used = await tx
    .updateTable('kept_address')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
  if (!used) throw refusal('address_not_found')
  return toSaved(used)
}
