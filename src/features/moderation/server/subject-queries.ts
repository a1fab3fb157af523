import type { Db, Tx } from '#db/open.ts'
import type { DocumentTree } from '#lib/document.ts'

/** Something that readers see and may report. `text` is all that was written in it. */
export type Subject = {
  id: string
  /** Of the wording that is shown; the subject's own id where it knows no wordings. */
  revisionId: string
  authorId: string | null
  /** When its present wording was handed in; null where it has but one for good. What was decided before is of another. */
  since: Date | null
  title: string
  href: string
  text: string
}

/**
 * A subject as moderators see it, shown to readers or not. `href` is null while readers do not find it; `around` is what
 * it shows besides its text, and what of it is not seen but heard or opened.
 */
export type SubjectView = {
  title: string
  href: string | null
  authorName: string
  body: DocumentTree
  around: DocumentTree | null
}

type Which = { subjectId: string; revisionId: string }
type Deed = Which & { byUserId: string | null; now: Date }

/**
 * What moderation knows of a kind of subject: the app hands it in, so that moderation stands below what it moderates.
 * Each deed happens in the transaction of the decision. A kind whose wordings never wait has no approve and no return.
 */
export type SubjectDoors = {
  /** What readers see under this id or key now; null where there is nothing. */
  find: (db: Db | Tx, ref: string) => Promise<Subject | null>
  show: (db: Db | Tx, which: Which) => Promise<SubjectView | null>
  /** Locks what its author writes. A decision does so before it takes its case, as the author's own acts do. */
  hold?: (tx: Tx, which: Which) => Promise<void>
  /** Takes it out of every reader's sight; hidden already, it stays so. */
  hide: (tx: Tx, deed: Deed) => Promise<void>
  restore: (tx: Tx, deed: Deed) => Promise<void>
  approve?: (tx: Tx, deed: Deed) => Promise<void>
  return?: (tx: Tx, deed: Deed & { reason: string }) => Promise<void>
}

export type SubjectKind = 'post' | 'summary'
export type Subjects = Record<SubjectKind, SubjectDoors>

/** What a kind of subject is called to its author. A summary's title is that of another's article, whose words stay theirs. */
export function nameForAuthor(kind: SubjectKind, title: string): string {
  return kind === 'summary' ? 'สรุปของคุณ' : title
}

/** The address of a page by its id alone: what its slug says is somebody's words. */
export function withoutSlug(href: string): string {
  return href.replace(/^(\/post\/detail\/[0-9a-f-]{36})\/.*$/, '$1')
}
