import { sql } from 'kysely'
import type { Tx } from './open.ts'
import type { PersonTags } from './personal-data.ts'
import type { Tables } from './tables.ts'

/**
 * Erases a person: deletes their rows of every table whose erasure is 'deleted'. Rows that stay (the ledger, learning
 * totals) keep an id that no longer leads to a person. Files must be deleted before, by the feature that owns them.
 */
export async function erasePersonRows(tx: Tx, userId: string, personTables: PersonTags[]): Promise<void> {
  for (const { table, owner, erasure } of personTables) {
    if (erasure === 'deleted')
      await sql`delete from ${sql.table(table)} where ${sql.ref(owner)} = ${userId}`.execute(tx)
  }
}

export type PersonTable = { table: keyof Tables; about: string; rows: AsyncGenerator<Record<string, unknown>> }

const atOnce = 500

/**
 * Everything about a person that an export contains, table by table. Rows are fetched in batches while they are
 * consumed, so the size of a history does not matter. Use a REPEATABLE READ transaction for a consistent snapshot, and
 * consume the tables in order.
 */
export function readPersonTables(tx: Tx, userId: string, personTables: PersonTags[]): PersonTable[] {
  return personTables.map(({ table, about, owner, told }) => ({
    table,
    about,
    rows: readRows(tx, { table, owner, told, userId }),
  }))
}

type Reading = { table: string; owner: string; told: readonly string[]; userId: string }

async function* readRows(tx: Tx, { table, owner, told, userId }: Reading) {
  const columns = sql.join(told.map((column) => sql.ref(column)))
  const one = sql.ref(`of_${table}`)
  await sql`declare ${one} cursor for select ${columns} from ${sql.table(table)} where ${sql.ref(owner)} = ${userId}`.execute(
    tx,
  )
  for (;;) {
    const { rows } = await sql<Record<string, unknown>>`fetch ${sql.lit(atOnce)} from ${one}`.execute(tx)
    yield* rows
    if (rows.length < atOnce) break
  }
  await sql`close ${one}`.execute(tx)
}
