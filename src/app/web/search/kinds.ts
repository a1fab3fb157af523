import type { FoundOthers } from '#app/search/contract.ts'
import { type ThingKind, thingKinds } from '#kit/thing-kinds.ts'

const others = ['videos', 'events', 'terms', 'heroes', 'quizzes'] as const
/** The kinds of results in the order of the page: each is a group with a heading, and a filter. */
export const searchKinds = ['posts', ...others, ...thingKinds] as const
export type SearchKind = (typeof searchKinds)[number]

/** How many results there are of each kind besides posts. */
export function countOthers(found: FoundOthers): Record<Exclude<SearchKind, 'posts'>, number> {
  const count = (kind: ThingKind) => found.things.filter((thing) => thing.kind === kind).length
  return {
    videos: found.videos.length,
    events: found.events.length,
    terms: found.terms.length,
    heroes: found.heroes.length,
    quizzes: found.quizzes.length,
    premium: count('premium'),
    mission: count('mission'),
    fund: count('fund'),
    deposit: count('deposit'),
    game: count('game'),
  }
}
