import { sql } from 'kysely'
import type { Tx } from '#db/open.ts'

/** Locks a reader's row until the end of the transaction, creating it if needed. */
export async function lockReader(tx: Tx, userId: string): Promise<void> {
  await sql`
    insert into post_reader (user_id) values (${userId})
    on conflict (user_id) do update set user_id = excluded.user_id`.execute(tx)
}
