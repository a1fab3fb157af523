import type { Selectable } from 'kysely'
import type { Db, Tx } from '#db/open.ts'
import type { Tables } from '#db/tables.ts'
import { refusals } from '#lib/errors.ts'
import { addressErrors, type KeptAddress } from '../contract.ts'

const refusal = refusals(addressErrors)

/** A person's kept addresses, the one used last first. */
export async function listAddresses(db: Db | Tx, userId: string): Promise<KeptAddress[]> {
  const rows = await db
    .selectFrom('kept_address')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('used_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(toKept)
}

/** One kept address. Refuses with address_not_found, also after it was removed. */
export async function readAddress(db: Db | Tx, { userId, id }: { userId: string; id: string }): Promise<KeptAddress> {
  const row = await db
    .selectFrom('kept_address')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw refusal('address_not_found')
  return toKept(row)
}

/** A row as its owner sees it. */
export function toKept(row: Selectable<Tables['kept_address']>): KeptAddress {
  const { id, name, phone, line, tambon, amphoe, province, postcode } = row
  return { id, name, phone, line, tambon, amphoe, province, postcode }
}
