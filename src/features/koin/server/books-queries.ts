import { sql } from 'kysely'
import { openDb, type Tx } from '#db/open.ts'

/**
 * Reads the whole ledger in one snapshot, read-only, on a connection of its own with the role of `url`. It has no
 * statement timeout: the limit of 5 s is for requests, and reading a large ledger takes longer.
 */
export async function readBooks<T>(url: string, read: (tx: Tx) => Promise<T>): Promise<T> {
  const db = openDb(url, { max: 1 })
  try {
    return await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async (tx) => {
        // Set for this transaction only: `url` may be the role of requests, or go through a pooler.
        await sql`set local statement_timeout = 0`.execute(tx)
        return read(tx)
      })
  } finally {
    await db.destroy()
  }
}
