import type { NoticeGroup } from './notices.ts'

/** The text of a notice. `href` is a path of ours. */
export type NoticeText = { title: string; body: string; href: string }

/** A kind of notice. Its facts are plain JSON and are stored; the text is generated from them when it is read. */
export type NoticeKind<Facts> = {
  readonly name: string
  /** What a person switches on and off (notices.ts). */
  readonly group: NoticeGroup
  /** Whether a mail follows the notice; false when the act sends a mail of its own. */
  readonly hasMail: boolean
  readonly tell: (facts: Facts) => NoticeText
}

/** Kinds of notices by the name that stored notices have. */
export type NoticeKinds = ReadonlyMap<string, NoticeKind<never>>

/**
 * Defines a kind of notice. A feature exports its kinds from `server/notices.ts` and registers them in
 * `server/feature.ts`.
 */
export function noticeKind<Facts>(name: string, spec: Omit<NoticeKind<Facts>, 'name'>): NoticeKind<Facts> {
  return { name, ...spec }
}
