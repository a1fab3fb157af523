import { createHash } from 'node:crypto'
import { type OnConflictBuilder, sql } from 'kysely'
import type { Tables } from './tables.ts'

/** How an import went: `kept` were edited by staff, whose word counts from then on. */
export type ImportCount = { added: number; changed: number; same: number; kept: number }

type Stored = { key: string | null; content_hash: string | null; edited_by_staff_at: Date | null }
type Comparison<T> = {
  keyOf: (content: T) => string
  stored: Stored[]
  /** Raised where other rows are made out of the same content, so that the next start makes them anew. */
  rowForm: number
  /** Whether staff has it in a row of its own. */
  isTaken?: (content: T) => boolean
}

/**
 * What of content files is to be stored, in the order of the keys, each with its hash; and what that makes of the import.
 * What is unchanged is not among it, nor what staff edited.
 */
export function compareContent<T>(contents: readonly T[], { keyOf, stored, rowForm, isTaken }: Comparison<T>) {
  const count: ImportCount = { added: 0, changed: 0, same: 0, kept: 0 }
  const rowOf = new Map(stored.map((row) => [row.key, row]))
  const fresh: { content: T; hash: string }[] = []
  for (const content of contents.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))) {
    const row = rowOf.get(keyOf(content))
    const hash = hashContent([rowForm, content])
    if (row?.edited_by_staff_at || isTaken?.(content)) count.kept++
    else if (row?.content_hash === hash) count.same++
    else {
      fresh.push({ content, hash })
      count[row ? 'changed' : 'added']++
    }
  }
  return { fresh, count }
}

/** The same for the same content, whatever process and time: its row's content_hash. */
export function hashContent(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url')
}

type ContentTable = 'game_word' | 'glossary_term' | 'question' | 'riddle'

/**
 * Where a row of this key is there already: these columns of it become as in the new one, unless staff edited it, or a process
 * that started at the same time has stored the same content.
 */
export function replaceUnedited<T extends ContentTable>(table: T, columns: readonly string[]) {
  const set = Object.fromEntries(columns.map((column) => [column, sql.ref(`excluded.${column}`)]))
  const isOfFile = sql<boolean>`${sql.ref(`${table}.edited_by_staff_at`)} is null`
  const isOther = sql<boolean>`${sql.ref(`${table}.content_hash`)} is distinct from excluded.content_hash`
  return (conflict: OnConflictBuilder<Tables, T>) =>
    conflict
      .column('key' as never)
      .doUpdateSet(set as never)
      .where(isOfFile)
      .where(isOther)
}
