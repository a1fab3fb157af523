import type { Tables } from './tables.ts'

type Column<T extends keyof Tables> = keyof Tables[T] & string

/** A table that holds rows about persons. */
export type OfPersons<T extends keyof Tables> = {
  /** Whose row it is: the column with the person's id. */
  whose: Column<T>
  /** What it is, in Thai, as the table of contents of an export says it. */
  about: string
  /**
   * `deleted`: the rows go when the person is erased. `kept`: they stay under the id, which is random and then leads to
   * nobody, since all that says who somebody is stands in deleted rows. So no column of a kept table may hold anything
   * that a person has typed, or that tells who they are.
   */
  erasure: 'deleted' | 'kept'
  /** What an export hands out. */
  told: readonly Column<T>[]
  /** What it does not: hashes of secrets, and what only our own machinery understands. */
  withheld?: readonly Column<T>[]
}

/** A table without a row about anybody. Every column is named, so that a new one is noticed. */
export type OfNobody<T extends keyof Tables> = { whose: null; plain: readonly Column<T>[] }

/** Which tables of a feature hold rows about persons, column by column: exports and erasures are made from this. */
export type PersonalTags = { [T in keyof Tables]?: OfPersons<T> | OfNobody<T> }

/** What the tables of the database layer itself hold about persons. */
export const databaseData = {
  idempotency_key: {
    whose: 'user_id',
    about: 'คำตอบที่จำไว้สองวัน เผื่อส่งคำขอเดิมซ้ำ',
    erasure: 'deleted',
    told: ['reply', 'made_at'],
    withheld: ['key', 'fingerprint'],
  },
} satisfies PersonalTags

type AnyTags = OfPersons<keyof Tables> | OfNobody<keyof Tables>

/** A table with rows about persons, with its tags. */
export type PersonTags = OfPersons<keyof Tables> & { table: keyof Tables }

/** The tables with rows about persons, in the order in which their rows may be deleted. */
export function tablesOfPersons(tags: PersonalTags): PersonTags[] {
  const tables = (Object.entries(tags) as [keyof Tables, AnyTags][]).flatMap(([table, tagged]) =>
    tagged.whose === null ? [] : [{ table, ...(tagged as OfPersons<keyof Tables>) }],
  )
  // Other tables refer to a person's own row.
  return tables.toSorted((a, b) => Number(a.table === 'user_account') - Number(b.table === 'user_account'))
}
