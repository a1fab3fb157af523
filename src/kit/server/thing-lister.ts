import type { Db, Tx } from '#db/open.ts'
import type { SearchThing } from '../search-thing.ts'
import type { ThingKind } from '../thing-kinds.ts'

/**
 * Lists all that may be found at a moment, best first where nothing else decides. What is not listed is not found, so
 * publishing, windows and withdrawal take effect at once. There are dozens, not thousands.
 */
export type ThingLister = (db: Db | Tx, now: Date) => Promise<SearchThing[]>

/** The listers of a feature, or of all features. */
export type ThingListers = Partial<Record<ThingKind, ThingLister>>
