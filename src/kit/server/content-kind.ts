import type { RawBuilder } from 'kysely'
import type { Db, Tx } from '#db/open.ts'
import type { StaffRole } from '#lib/staff-roles.ts'
import type { ContentActName, ContentState } from '../content-states.ts'
import type { ContentEditor, ContentVersions } from './content-editor.ts'
import type { ContentFiles } from './content-files.ts'
import type { ContentRelease } from './content-release.ts'

type Sql = RawBuilder<unknown>

/** Who does an act, when, and why (empty where the kind asks for no reason); `tag`: which one the act of that name adds. */
export type ContentStaff = {
  actorId: string
  now: Date
  reason: string
  tag?: string
  /** The import of which the act is a part: what it adds waits for a second person together. */
  batch?: string
}

/**
 * An act on one piece of content. It calls the feature's own command, throws its refusals and may run twice. Answers
 * `is_waiting: true` where it takes effect when a second person agrees.
 */
export type ContentAct = {
  run: (tx: Tx, id: string, staff: ContentStaff) => Promise<unknown>
  needsReason?: boolean
}

/**
 * Moves a piece that is scheduled to another day, at the same time of day, by the feature's own command and with its
 * refusals. `days`: how many later. With `needsStepUp` as the form of the kind asks for the second factor.
 */
export type ContentMove = {
  run: (tx: Tx, move: { id: string; from: string; to: string; days: number }, staff: ContentStaff) => Promise<unknown>
  needsStepUp?: boolean
}

/** Days from `from` to `until`, both inclusive, seen from `today`: Bangkok days. */
export type DayRange = { from: string; until: string; today: string }

/** A day that lacks content of a kind, or with which a month begins that does, in Thai; `href` is where to add it. */
export type ContentGap = { day: string; text: string; href: string }

/**
 * A kind of content that stands in the database: how the content desk lists it, and what may be done to it there. All SQL
 * is about one row of `from`. The indexes of migration 0321 serve `changed`, `opens` and `title` of the kinds that grow;
 * a new kind that grows needs the same.
 */
export type ContentKind = {
  /** Its name in addresses, unique, in kebab-case. */
  name: string
  /** Its Thai name. */
  label: string
  /** Who sees it on the desk and may do its acts. */
  roles: readonly StaffRole[]
  /** The table, with joins. */
  from: Sql
  /** Which rows are of this kind; all by default. */
  where?: Sql
  /** Unique within the kind: a uuid, or with `isNamed` a text in the collation "C", so that its order is everywhere the same. */
  id: Sql
  isNamed?: boolean
  /** That the row is one of these ids (a query of texts), where `id` is an expression that no index serves. */
  isOneOf?: (ids: Sql) => Sql
  title: Sql
  /** Whether a search for words finds it by its title; not where titles are made of days. True by default. */
  isSearched?: boolean
  /** True where few rows exist and no index does: they are all read. */
  isSmall?: boolean
  /** When it was changed last; null where nothing says it, and of single rows only where the kind is small. */
  changed: Sql | null
  /** When it goes out, and when it is over: timestamptz. */
  opens: Sql | null
  /** Whether `opens` of a row may be null. */
  isOpenEnded?: boolean
  ends: Sql | null
  /** The day on which its facts have to be checked again. */
  checkBy: Sql | null
  /** Disjoint conditions that together hold for every row. A kind is in no state that it does not name. */
  states: (now: Date) => Partial<Record<ContentState, Sql>>
  /** The subject of its acts in the log of staff; null where staff does nothing to it. */
  subject: string | null
  /** Where staff edits it, or where its page is; null for nowhere. `file`: the content file that it comes from. */
  linkOf: (item: { id: string; title: string; state: ContentState }) => string | null
  /** Where staff does with it what its editor does not. */
  pageOf?: (id: string) => string
  file?: string
  acts?: Partial<Record<ContentActName, ContentAct>>
  /** How the calendar moves what is scheduled; left out: not there. */
  move?: ContentMove
  /** Its pieces as files, out and in. */
  files?: ContentFiles
  /** Where releases bring other content for what staff edited. */
  release?: ContentRelease
  /** What its versions are compared by; left out: staff saves nothing of it. */
  versions?: ContentVersions
  /** How the editor of all kinds edits it; left out: on its own page. */
  editor?: ContentEditor
  /** What lacks in a range of days; reads what the kind's indexes give. */
  gaps?: (db: Db, range: DayRange) => Promise<ContentGap[]>
}

/** Every kind of content, by name. */
export type ContentKinds = ReadonlyMap<string, ContentKind>
