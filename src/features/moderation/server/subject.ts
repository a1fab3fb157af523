import type { Db, Tx } from '#db/open.ts'
import type { DocumentTree } from '#lib/document.ts'

/** Something that readers see and may report. `text` is all of its user text. */
export type Subject = {
  id: string
  /** The revision that is shown; the subject's own id if its kind has no revisions. */
  revisionId: string
  authorId: string | null
  /**
   * When the shown revision was submitted; null if its kind has only one. Earlier decisions are about other revisions.
   */
  since: Date | null
  title: string
  href: string
  text: string
}

/**
 * A subject as moderators see it, public or not. `href` is null while readers cannot find it; `around` is what it shows
 * besides its text, and what of it is heard or opened instead of read.
 */
export type SubjectView = {
  title: string
  href: string | null
  authorName: string
  body: DocumentTree
  around: DocumentTree | null
}

type Which = { subjectId: string; revisionId: string }
type Act = Which & { byUserId: string | null; now: Date }

/**
 * The interface of a kind of subject. The app passes it in, so moderation does not depend on what it moderates. Each
 * method runs in the transaction of the decision. A kind without submissions has no approve and no return.
 */
export type SubjectDoors = {
  /** What readers see under this id or key now; null when there is nothing. */
  find: (db: Db | Tx, ref: string) => Promise<Subject | null>
  show: (db: Db | Tx, which: Which) => Promise<SubjectView | null>
  /** Locks what the author's own acts lock. A decision calls it before it locks the case, to keep one lock order. */
  hold?: (tx: Tx, which: Which) => Promise<void>
  /** Hides it from all readers. Idempotent. */
  hide: (tx: Tx, act: Act) => Promise<void>
  restore: (tx: Tx, act: Act) => Promise<void>
  approve?: (tx: Tx, act: Act) => Promise<void>
  return?: (tx: Tx, act: Act & { reason: string }) => Promise<void>
}

export type SubjectKind = 'post' | 'summary'
export type Subjects = Record<SubjectKind, SubjectDoors>

/**
 * The name of a subject in notices to its author. A summary has the title of another person's article, so it gets a
 * neutral name.
 */
export function nameForAuthor(kind: SubjectKind, title: string): string {
  return kind === 'summary' ? 'สรุปของคุณ' : title
}

/** The address of a page without its slug, which contains user text. */
export function withoutSlug(href: string): string {
  return href.replace(/^(\/post\/detail\/[0-9a-f-]{36})\/.*$/, '$1')
}
