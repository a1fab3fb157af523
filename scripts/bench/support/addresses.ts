import { listUpcoming } from '#features/events/event-contract.ts'
import { eventPath } from '#features/events/path-rules.ts'
import { policyTypes } from '#features/policies/contract.ts'
import { clubTypes } from '#features/posts/documents/contract.ts'
import { listPremiums } from '#features/store/premiums/contract.ts'
import { premiumPath } from '#features/store/premiums/path-rules.ts'
import { videoPath } from '#features/videos/path-rules.ts'
import { listVideos } from '#features/videos/video-contract.ts'
import { findArticle } from './find-article.ts'
import type { Page } from './list-pages.ts'

/** A real address for each page whose path has parameters, from the running product. */
const examples: Record<string, (origin: string) => string | Promise<string>> = {
  '/club/:type?': () => `/club/${clubTypes[0]}`,
  '/post/detail/:id?/:slug?': findArticle,
  '/video-page/detail/:id/:slug?': async (origin) => {
    const { items } = await (await fetch(origin + listVideos.path)).json()
    return videoPath(items[0])
  },
  '/events/:id/:slug?': findEvent,
  '/store/:id/:slug?': async (origin) => {
    const { items } = await (await fetch(origin + listPremiums.path)).json()
    return premiumPath(items[0])
  },
  '/policy/:type?': () => `/policy/${policyTypes[0]}`,
  '/robo/policy/:type?': () => '/robo/policy/terms',
  '/games/try/:game': () => '/games/try/hangman',
  '/path/recheck/:unit': () => '/path/recheck/set-a-goal',
  '/account/:act': () => '/account/confirm-email',
  '*': () => '/no-such-page',
}

/** The address at which to visit a page. Throws for a path with parameters that has no example. */
export async function findAddress({ path }: Page, origin: string): Promise<string> {
  const example = examples[path]
  if (example) return example(origin)
  if (/[:*]/.test(path)) throw new Error(`scripts/bench/support/addresses.ts has no example for ${path}`)
  return path
}

async function findEvent(origin: string): Promise<string> {
  const { items } = await (await fetch(origin + listUpcoming.path)).json()
  return eventPath(items.at(-1))
}
