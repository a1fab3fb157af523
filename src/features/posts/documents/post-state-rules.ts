/**
 * The life of a post on one page. Commands of posts ask these rules; the README of posts/documents shows them as a table.
 * What no function can ask, because the database does it by itself, is said beside it.
 */

/** How the post's row stands; there is none until a text of it is shown for the first time. Readers see `published` alone. */
export const postStatuses = ['published', 'unpublished', 'hidden', 'away'] as const
export type PostStatus = (typeof postStatuses)[number]

/**
 * How a post stands for its author, and which commands it allows. draft: nobody has seen it. pending: a text of it waits for
 * a person. returned: a text came back with a reason. published: readers see it, or would if its author were here (away).
 * unpublished: the author took it down. hidden: the moderators did.
 */
export const writingStates = ['draft', 'pending', 'returned', 'published', 'unpublished', 'hidden'] as const
/** deleted: for thirty days, for its author alone. */
export type PostState = (typeof writingStates)[number] | 'deleted'

/** What is stored of a post: its row's status, and of its draft whether one of its texts waits, came back, or it is deleted. */
export type PostFacts = { status: PostStatus | null; isPending: boolean; isReturned: boolean; isDeleted: boolean }

/** The state follows from what is stored and is stored nowhere itself. */
export function stateOfPost({ status, isPending, isReturned, isDeleted }: PostFacts): PostState {
  if (isDeleted) return 'deleted'
  if (isPending) return 'pending'
  if (isReturned) return 'returned'
  return status === 'away' ? 'published' : (status ?? 'draft')
}

/** What changes which text readers see, or whether they see one. */
export type PostEvent =
  /** A text is let through, by a person or by itself. */
  | 'put-up'
  /** The last text that a person let through takes the place of one that came back. */
  | 'fall-back'
  /** The author takes the post down or deletes it, or no text of it is left to show. */
  | 'take-down'
  /** The author puts up again what was let through before. */
  | 'show-again'
  /** Moderators hide it, and show it again. */
  | 'hide'
  | 'unhide'
  /** The author's account waits for its deletion, or does no more (triggers on `leaving`, keep_names, and sweepPosts). */
  | 'leave'
  | 'stay'

/** `isLeaving`: the author's account waits for its deletion. `hasText`: it is not deleted, and one of its texts may be shown. */
export type EventFacts = { isLeaving: boolean; hasText: boolean }

const shown = ({ isLeaving }: EventFacts): PostStatus => (isLeaving ? 'away' : 'published')

/** The status before → after. What is missing stays as it is; null as a status before is a post without a row. */
const transitions: Record<PostEvent, (before: PostStatus | null, facts: EventFacts) => PostStatus | null> = {
  'put-up': (_, facts) => shown(facts),
  'fall-back': (before, facts) => (before === 'hidden' ? 'hidden' : shown(facts)),
  'take-down': (before) => before && 'unpublished',
  'show-again': (before) => (before === 'unpublished' ? 'published' : before),
  hide: (before) => (before === 'published' || before === 'away' ? 'hidden' : before),
  unhide: (before, facts) => (before === 'hidden' ? (facts.hasText ? shown(facts) : 'unpublished') : before),
  leave: (before) => (before === 'published' ? 'away' : before),
  stay: (before) => (before === 'away' ? 'published' : before),
}

/** The status that follows; null while there is no row. */
export function statusAfter(event: PostEvent, before: PostStatus | null, facts: EventFacts): PostStatus | null {
  return transitions[event](before, facts)
}

/** The statuses that an event changes: the condition of its statement. */
export function statusesChangedBy(event: PostEvent): PostStatus[] {
  const facts = [true, false].flatMap((isLeaving) => [true, false].map((hasText) => ({ isLeaving, hasText })))
  return postStatuses.filter((before) => facts.some((fact) => statusAfter(event, before, fact) !== before))
}

/** What is asked for with a post: of its author, of staff, of readers. */
export type PostCommand = 'save' | 'submit' | 'unpublish' | 'delete' | 'restore' | 'approve' | 'return'

const all: readonly PostState[] = [...writingStates, 'deleted']
const present = all.filter((state) => state !== 'deleted')

/**
 * The states in which a command is allowed. A text that came back may be approved (an appeal is granted), and may not be
 * sent back twice. Of a hidden post only a new text can be handed in: see mayShowAgain.
 */
const allowed: Record<PostCommand, readonly PostState[]> = {
  save: present,
  submit: present,
  unpublish: present,
  delete: present,
  restore: ['deleted'],
  approve: ['pending', 'returned'],
  return: ['pending'],
}

/** Whether a command is allowed in a state. */
export function mayPost(command: PostCommand, state: PostState): boolean {
  return allowed[command].includes(state)
}

/** Whether the author may put up again, unseen, what was let through before: not while moderators hold it back. */
export function mayShowAgain({ status, isHeld }: { status: PostStatus | null; isHeld: boolean }): boolean {
  return status !== 'hidden' && !isHeld
}
