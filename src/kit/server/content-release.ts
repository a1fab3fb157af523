import { type RawBuilder, sql } from 'kysely'
import { findRelease, type ReleasedTable, settleRelease } from '#db/content-rows.ts'
import type { Db, Tx } from '#db/open.ts'
import type { Fields } from '../content-formats.ts'
import { type Difference, differencesOf, type StoredItem } from './content-files.ts'
import type { ContentStaff } from './content-kind.ts'

export type ReleaseChoice = 'ours' | 'theirs'

/** What a release has for a piece that staff edited: `before` is ours, `after` the release's. */
export type ReleaseView = { title: string; seen: string; differences: Difference[] }

/** How staff decides between its own edit of a piece and what a release has for it. */
export type ContentRelease = {
  /** Whether a release waits on a row of the kind. */
  isWaiting: RawBuilder<unknown>
  /** Null where none waits. */
  read: (db: Db, id: string) => Promise<ReleaseView | null>
  /** `gone`: none waits; `moved`: the piece or the release changed since `seen`. Nothing changes then. */
  settle: (
    tx: Tx,
    decision: { id: string; choice: ReleaseChoice; seen: string },
    staff: ContentStaff,
  ) => Promise<Settled>
}
type Settled = 'done' | 'gone' | 'moved'

type Setup<C> = {
  table: ReleasedTable
  /** The piece in the form of files, of what the seed stored of the release. */
  toContent: (release: unknown) => C
  find: (db: Db | Tx, ids: readonly string[]) => Promise<StoredItem<C>[]>
  titleOf: (content: C) => string
  toFields: (content: C) => Fields
  /** Writes the release's content into its row, as the seed does with rows that nobody edited. */
  store: (tx: Tx, release: { content: unknown; hash: string }, now: Date) => Promise<unknown>
  /** Writes the decision into the log of staff. */
  record: (
    tx: Tx,
    decision: { id: string; choice: ReleaseChoice; before: Fields; after: Fields },
    staff: ContentStaff,
  ) => Promise<unknown>
}

/** Makes the decisions of a kind whose table stores waiting releases. */
export function newContentRelease<C>(setup: Setup<C>): ContentRelease {
  const { table, toContent, find, titleOf, toFields, store, record } = setup
  const compare = async (db: Db | Tx, id: string, release: unknown) => {
    const { content } = (await find(db, [id]))[0]!
    return { title: titleOf(content), differences: differencesOf(toFields(content), toFields(toContent(release))) }
  }
  return {
    isWaiting: sql`${sql.ref(`${table}.release`)} is not null`,
    read: async (db, id) => {
      const waiting = await findRelease(db, table, { id })
      return waiting && { seen: waiting.seen, ...(await compare(db, id, waiting.content)) }
    },
    settle: async (tx, { id, choice, seen }, staff) => {
      const waiting = await findRelease(tx, table, { id, isLocked: true })
      if (!waiting) return 'gone'
      if (waiting.seen !== seen) return 'moved'
      const { content, hash } = waiting
      const { differences } = await compare(tx, id, content)
      const side = (name: 'before' | 'after') => Object.fromEntries(differences.map((one) => [one.name, one[name]]))
      await settleRelease(tx, table, { id, hash, choice })
      if (choice === 'theirs') await store(tx, { content, hash }, staff.now)
      const after = choice === 'theirs' ? side('after') : side('before')
      await record(tx, { id, choice, before: side('before'), after }, staff)
      return 'done'
    },
  }
}
