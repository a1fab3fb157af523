import { sql } from 'kysely'
import { openDb, type Tx } from '#db/open.ts'

/**
 * Reads the whole ledger as it was at one moment, on a connection of its own as whoever `url` names, which changes
 * nothing and takes the time it needs: the limit of 5 s is for requests, and a large ledger is read for longer.
 */
export async function readBooks<T>(url: string, read: (tx: Tx) => Promise<T>): Promise<T> {
  const db = openDb(url, { max: 1 })
  try {
    return await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async (tx) => {
        // Of this transaction alone: `url` may be the role of requests, or go through a pooler.
        await sql`set local statement_timeout = 0`.execute(tx)
        return read(tx)
      })
  } finally {
    await db.destroy()
  }
}
