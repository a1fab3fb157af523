import type { Selectable } from 'kysely'
import type { Db, Tx } from '#db/open.ts'
import type { Tables } from '#db/tables.ts'
import type { KeptAddress } from '../contract.ts'

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

/** A row as its owner sees it. */
export function toKept(row: Selectable<Tables['kept_address']>): KeptAddress {
  const { id, name, phone, line, tambon, amphoe, province, postcode } = row
  return { id, name, phone, line, tambon, amphoe, province, postcode }
}
