import type { Tables } from './tables.ts'

type Column<T extends keyof Tables> = keyof Tables[T] & string

/** The tags of a table that holds rows about persons. */
export type OfPersons<T extends keyof Tables> = {
  /** The column with the person's id. */
  owner: Column<T>
  /** A description in Thai for the table of contents of an export. */
  about: string
  /**
   * `deleted`: the rows are deleted on erasure. `saved`: they stay under the person's id, which is random and then leads
   * to nobody, since every row that identifies the person is deleted. So a kept table must have no column with text
   * that a person typed or with anything that identifies them.
   */
  erasure: 'deleted' | 'kept'
  /** Columns that an export contains. */
  told: readonly Column<T>[]
  /** Columns that an export leaves out: hashes of secrets and internal state. */
  withheld?: readonly Column<T>[]
}

/** A table without rows about persons. It lists every column, so that a new column fails the type check or a test. */
export type OfNobody<T extends keyof Tables> = { owner: null; plain: readonly Column<T>[] }

/** The tables of a feature with the purpose of each column; exports and erasures are derived from it. */
export type PersonalTags = { [T in keyof Tables]?: OfPersons<T> | OfNobody<T> }

/** The tags of the tables that the database layer owns. */
export const databaseData = {
  idempotency_key: {
    owner: 'user_id',
    about: 'คำตอบที่จำไว้สองวัน เผื่อส่งคำขอเดิมซ้ำ',
    erasure: 'deleted',
    told: ['reply', 'made_at'],
    withheld: ['key', 'fingerprint'],
  },
} satisfies PersonalTags

type AnyTags = OfPersons<keyof Tables> | OfNobody<keyof Tables>

/** A table with rows about persons, with its tags. */
export type PersonTags = OfPersons<keyof Tables> & { table: keyof Tables }

/** The tables with rows about persons, in an order in which their rows can be deleted. */
export function tablesOfPersons(tags: PersonalTags): PersonTags[] {
  const tables = (Object.entries(tags) as [keyof Tables, AnyTags][]).flatMap(([table, tagged]) =>
    tagged.owner === null ? [] : [{ table, ...(tagged as OfPersons<keyof Tables>) }],
  )
  // Other tables have foreign keys to user_account, so its row goes last.
  return tables.toSorted((a, b) => Number(a.table === 'user_account') - Number(b.table === 'user_account'))
}
