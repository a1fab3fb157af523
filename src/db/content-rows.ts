import { createHash } from 'node:crypto'
import { type OnConflictBuilder, sql } from 'kysely'
import type { Db, Tx } from './open.ts'
import type { Tables } from './tables.ts'

/** The counts of an import; `saved` rows were edited by staff and are left unchanged. */
export type ImportCount = { added: number; changed: number; same: number; saved: number }

type Stored = {
  key: string | null
  content_hash: string | null
  edited_by_staff_at: Date | null
  /** Of the release that waits for a decision of staff, where the table stores it. */
  release_hash?: string | null
}
type Comparison<T> = {
  keyOf: (content: T) => string
  stored: Stored[]
  /** Increase it when the same content should make different rows: the next start then writes them again. */
  rowForm: number
  /** Whether staff edited this content in a row of its own. */
  isTaken?: (content: T) => boolean
}

/** What a release brings for rows that staff edited: `newer` waits for a decision, `settled` no longer does. */
export type ReleaseChanges<T> = { newer: { key: string; content: T; hash: string }[]; settled: string[] }

/**
 * Compares content files with stored rows. Returns the content to write, in key order and with its hash, and the counts
 * of the import. Unchanged rows and rows edited by staff are left out; of the latter `release` says which files are others
 * than those that were taken or seen last.
 */
export function compareContent<T>(contents: readonly T[], { keyOf, stored, rowForm, isTaken }: Comparison<T>) {
  const count: ImportCount = { added: 0, changed: 0, same: 0, saved: 0 }
  const rowOf = new Map(stored.map((row) => [row.key, row]))
  const fresh: { content: T; hash: string }[] = []
  const release: ReleaseChanges<T> = { newer: [], settled: [] }
  for (const content of contents.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))) {
    const row = rowOf.get(keyOf(content))
    const hash = hashContent([rowForm, content])
    if (row?.edited_by_staff_at) {
      count.saved++
      const key = keyOf(content)
      if (!isKnown(row, content, rowForm)) release.newer.push({ key, content, hash })
      else if (row.release_hash != null) release.settled.push(key)
    } else if (isTaken?.(content)) count.saved++
    else if (row?.content_hash === hash) count.same++
    else {
      fresh.push({ content, hash })
      count[row ? 'changed' : 'added']++
    }
  }
  release.newer = release.newer.filter(({ key, hash }) => rowOf.get(key)?.release_hash !== hash)
  return { fresh, count, release }
}

/** Whether staff edited this content, in whatever form of the rows. */
function isKnown({ content_hash: known }: Stored, content: unknown, rowForm: number): boolean {
  return Array.from({ length: rowForm }, (_, i) => hashContent([i + 1, content])).includes(known ?? '')
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

/** Tables that store the release which waits for a decision. */
export type ReleasedTable = Extract<ContentTable, 'game_word' | 'question' | 'riddle'>

/** Stores what a release brings for rows that staff edited, so that staff decides; the rows themselves stay. */
export async function storeRelease(
  tx: Tx,
  table: ReleasedTable,
  { newer, settled }: ReleaseChanges<unknown>,
): Promise<void> {
  const set = (
    keys: readonly string[],
    contents: readonly (string | null)[],
    hashes: readonly (string | null)[],
  ) => sql`
    update ${sql.table(table)} as stored set release = given.content::jsonb, release_hash = given.hash
    from unnest(${keys}::text[], ${contents}::text[], ${hashes}::text[]) as given (key, content, hash)
    where stored.key = given.key and stored.edited_by_staff_at is not null`
  const sorted = newer.toSorted((a, b) => (a.key < b.key ? -1 : 1))
  const contents = sorted.map(({ content }) => JSON.stringify(content))
  if (sorted.length > 0)
    await set(
      sorted.map(({ key }) => key),
      contents,
      sorted.map(({ hash }) => hash),
    ).execute(tx)
  const none = settled.map(() => null)
  if (settled.length > 0) await set(settled.toSorted(), none, none).execute(tx)
}

/** A release that waits for a decision on a row; `seen` names it and the state of the row. */
export type WaitingRelease = { content: unknown; hash: string; seen: string }

/** The release that waits on a row, which is locked where `isLocked`; null where none does. */
export async function findRelease(
  db: Db | Tx,
  table: ReleasedTable,
  { id, isLocked = false }: { id: string; isLocked?: boolean },
): Promise<WaitingRelease | null> {
  const { rows } = await sql<{ release: unknown; release_hash: string; updated_at: Date }>`
    select release, release_hash, updated_at from ${sql.table(table)} where id = ${id} and release is not null
    ${isLocked ? sql`for no key update` : sql``}`.execute(db)
  const [row] = rows
  if (!row) return null
  const { release: content, release_hash: hash, updated_at } = row
  return { content, hash, seen: hashContent([hash, updated_at.toISOString()]) }
}

/** Settles a decision: the row stays as staff made it (`ours`), or follows its file again, which then has to be stored. */
export async function settleRelease(
  tx: Tx,
  table: ReleasedTable,
  { id, hash, choice }: { id: string; hash: string; choice: 'ours' | 'theirs' },
): Promise<void> {
  const isOurs = choice === 'ours'
  await sql`
    update ${sql.table(table)} set release = null, release_hash = null, content_hash = ${isOurs ? hash : null},
      edited_by_staff_at = ${isOurs ? sql`edited_by_staff_at` : null} where id = ${id}`.execute(tx)
}
