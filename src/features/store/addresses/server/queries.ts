import type { Selectable } from 'kysely'
import type { Db, Tx } from '#db/open.ts'
import type { Tables } from '#db/tables.ts'
import { refusals } from '#lib/errors.ts'
import { addressErrors, type SavedAddress } from '../contract.ts'

const refusal = refusals(addressErrors)

/** A person's kept addresses, the one used last first. */
export async function listAddresses(db: Db | Tx, userId: string): Promise<SavedAddress[]> {
  const rows = await db
    .selectFrom('kept_address')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('used_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(toSaved)
}

/** One kept address. Throws address_not_found, also after it was removed. */
export async function readAddress(db: Db | Tx, { userId, id }: { userId: string; id: string }): Promise<SavedAddress> {
  const row = await db
    .selectFrom('kept_address')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw refusal('address_not_found')
  return toSaved(row)
}

/** A row as its owner sees it. */
export function toSaved(row: Selectable<Tables['kept_address']>): SavedAddress {
  const { id, name, phone, line, tambon, amphoe, province, postcode } = row
  return { id, name, phone, line, tambon, amphoe, province, postcode }
}
