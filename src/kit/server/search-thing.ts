import type { Db, Tx } from '#db/open.ts'
import type { ThingKind } from '../thing-kinds.ts'

/** Something that everybody may find by the search. `tags` are further words by which people look for it. */
export type SearchThing = {
  /** Unique within its kind, and the same for as long as the thing exists. */
  key: string
  title: string
  line: string
  tags: readonly string[]
  /** A path of ours; that of a protected page leads a visitor through the login. */
  href: string
  /** A picture of ours: a drawing (/art/…) or an uploaded one; null for none. */
  picture: string | null
}

/**
 * Lists all that may be found at a moment, best first where nothing else decides. What is not listed is not found, so
 * publishing, windows and withdrawal take effect at once. There are dozens, not thousands.
 */
export type ThingLister = (db: Db | Tx, now: Date) => Promise<SearchThing[]>

/** The listers of a feature, or of all features. */
export type ThingListers = Partial<Record<ThingKind, ThingLister>>
