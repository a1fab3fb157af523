import type { RouteObject } from 'react-router'

type Area = () => Promise<{ pages: RouteObject[] }>

const account: Area = () => import('./areas/account-pages.ts')
const own: Area = () => import('./areas/own-pages.ts')
const events: Area = () => import('./areas/event-pages.ts')
const learning: Area = () => import('./areas/learning-pages.ts')
const videos: Area = () => import('./areas/video-pages.ts')
const moderation: Area = () => import('./areas/moderation-pages.ts')
const games: Area = () => import('./areas/game-pages.ts')
const heroes: Area = () => import('./areas/hero-pages.ts')
const crossword: Area = () => import('./areas/crossword-pages.ts')
const staff: Area = () => import('./areas/staff-pages.ts')

const areas = new Map(
  Object.entries({
    login: account,
    register: account,
    'forgot-password': account,
    'reset-password': account,
    line: account,
    facebook: account,
    guardian: account,
    account,
    unsubscribe: account,
    profile: own,
    notifications: own,
    'test-store': own,
    events,
    games,
    glossary: learning,
    quiz: learning,
    'video-page': videos,
    moderation,
    summaries: moderation,
    path: learning,
    'super-hero': heroes,
    crossword,
    showvariable: staff,
    admin: staff,
    dev: staff,
    // Not all of a word: readers' pages are known from the start, and load nothing for it.
    'post/create': own,
    'post/edit': own,
  }),
)

/**
 * The pages that share the first word of this address, so that a browser loads the tables only of where it is: the
 * first load does not grow with the product. Empty where the word is unknown or its pages are known from the start.
 */
export async function findArea(pathname: string): Promise<RouteObject[]> {
  // As the router compares: in any case of letters.
  const word = pathname.toLowerCase().match(/^.(post\/\w*|[^/]*)/)![1]!
  return (await areas.get(word)?.())?.pages ?? []
}
