/**
 * How a piece of content stands, whatever kind it is. draft: being written. review: waits for a second person or an answer.
 * scheduled: goes out by itself. live: readers see it. ended: it is over. withdrawn: staff took it away.
 */
export const contentStates = ['draft', 'review', 'scheduled', 'live', 'ended', 'withdrawn'] as const
export type ContentState = (typeof contentStates)[number]

/** What may be done to many pieces of content at once, where their kind offers it. */
export const contentActs = ['publish', 'withdraw', 'tag'] as const
export type ContentActName = (typeof contentActs)[number]
