import { createHash } from 'node:crypto'
import { type OnConflictBuilder, sql } from 'kysely'
import type { Tables } from './tables.ts'

/** The counts of an import; `saved` rows were edited by staff and are left unchanged. */
export type ImportCount = { added: number; changed: number; same: number; saved: number }

type Stored = { key: string | null; content_hash: string | null; edited_by_staff_at: Date | null }
type Comparison<T> = {
  keyOf: (content: T) => string
  stored: Stored[]
  /** Increase it when the same content should make different rows: the next start then writes them again. */
  rowForm: number
  /** Whether staff edited this content in a row of its own. */
  isTaken?: (content: T) => boolean
}

/**
 * Compares content files with stored rows. Returns the content to write, in key order and with its hash, and the counts
 * of the import. Unchanged rows and rows edited by staff are left out.
 */
export function compareContent<T>(contents: readonly T[], { keyOf, stored, rowForm, isTaken }: Comparison<T>) {
  const count: ImportCount = { added: 0, changed: 0, same: 0, saved: 0 }
  const rowOf = new Map(stored.map((row) => [row.key, row]))
  const fresh: { content: T; hash: string }[] = []
  for (const content of contents.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))) {
    const row = rowOf.get(keyOf(content))
    const hash = hashContent([rowForm, content])
    if (row?.edited_by_staff_at || isTaken?.(content)) count.saved++
    else if (row?.content_hash === hash) count.same++
    else {
      fresh.push({ content, hash })
      count[row ? 'changed' : 'added']++
    }
  }
  return { fresh, count }
}

/** A hash of content that is stable across processes; stored in content_hash. */
export function hashContent(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url')
}

type ContentTable = 'game_word' | 'glossary_term' | 'question' | 'riddle'

/**
 * ON CONFLICT clause for an existing key: overwrites these columns unless staff edited the row, or a concurrently
 * starting process already stored the same content.
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
