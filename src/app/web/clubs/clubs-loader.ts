import { listUpcoming } from '#features/events/event-contract.ts'
import { readWordOfDay } from '#features/glossary/contract.ts'
import { readClubAims } from '#features/posts/clubs/contract.ts'
import { listShelves } from '#features/posts/reading/contract.ts'
import { listPosts } from '#features/posts/search/contract.ts'
import { viewHeroes } from '#features/superhero/contract.ts'
import { listVideos } from '#features/videos/video-contract.ts'
import { call } from '#lib/web/call.ts'

const nextEvents = 3

/** The hub of the clubs, the same for everybody. */
export async function loader() {
  const [aims, popular, heroes, coming, { word }, videos, shelves] = await Promise.all([
    call(readClubAims, {}),
    call(listPosts, { query: { order: 'popular', page: 1, limit: 4 } }),
    call(viewHeroes, {}),
    call(listUpcoming, { query: {} }),
    call(readWordOfDay, {}),
    call(listVideos, { query: { page: 1, limit: 4 } }),
    call(listShelves, {}),
  ])
  const events = coming.items.filter(({ state }) => ['scheduled', 'open', 'full', 'closed'].includes(state))
  const talk = heroes.talks[0] ?? null
  return {
    aims: aims.items,
    // The interview has a place of its own.
    posts: popular.items.filter(({ id }) => id !== talk?.id).slice(0, 3),
    talk,
    events: events.slice(0, nextEvents),
    word,
    videos: videos.items,
    shelves: shelves.items,
  }
}
