import type { Db } from '#db/open.ts'
import { listAddresses } from '#features/events/server/list-queries.ts'
import { eventPath } from '#features/events/web/event-path.ts'
import { listPolicies } from '#features/policies/server/queries.ts'
import { clubTypes } from '#features/posts/contract.ts'
import { readPage } from '#features/posts/server/list-queries.ts'
import { listPublished, listRunStarts } from '#features/posts/server/published-queries.ts'
import { listHeroIds } from '#features/superhero/server/queries.ts'
import { listShownVideos } from '#features/videos/server/queries.ts'
import type { InTurn } from '#lib/server/turns.ts'
import { element, xmlHead } from './xml.ts'

type Parts = { db: Db; origin: string; now: Date; inTurn: InTurn }
type Entry = { path: string; changed?: Date | string | undefined }

const xmlns = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const batch = 2_000

/** The pages that are no posts and that a search engine may show, with the day of their last change where it is known. */
export async function listFixedPages({ db, now }: Pick<Parts, 'db' | 'now'>): Promise<Entry[]> {
  const newest = async (type?: (typeof clubTypes)[number]) =>
    (await readPage(db, { type, order: 'new', page: 1, limit: 1 }))[0]?.published_at
  const clubs = clubTypes.map(async (type) => ({ path: `/club/${type}`, changed: await newest(type) }))
  const events = await listAddresses(db, now)
  const policies = await listPolicies(db, { contact: '', now })
  const videos = await listShownVideos(db)
  const heroes = await listHeroIds(db, now)
  return [
    { path: '/', changed: await newest() },
    ...(await Promise.all(clubs)),
    { path: '/events' },
    ...events.map((event) => ({ path: eventPath(event), changed: event.updated_at })),
    { path: '/path' },
    { path: '/quiz' },
    { path: '/quiz/placement' },
    { path: '/glossary' },
    { path: '/video-page' },
    ...videos.map(({ href, updated_at }) => ({ path: href, changed: updated_at })),
    { path: '/search' },
    { path: '/super-hero' },
    // Without anybody these say of themselves that they are for no search engine.
    ...(heroes.length > 0 ? [{ path: '/super-hero/listSuperHero' }, { path: '/super-hero/listPosts' }] : []),
    ...heroes.map((id) => ({ path: `/super-hero/detail?id=${id}` })),
    { path: '/login' },
    { path: '/register' },
    ...policies.map(({ type, effective }) => ({ path: `/policy/${type}`, changed: effective })),
  ]
}

/**
 * /sitemap.xml: all addresses while there are no more than `size` posts, else the index of the files that `writePosts` and
 * `writePages` make. What is there while it is written counts; a robot asks again.
 */
export async function* writeSitemap(parts: Parts, size: number): AsyncGenerator<string> {
  const pages = await listFixedPages(parts)
  const starts = await parts.inTurn(() => listRunStarts(parts.db, size))
  const isOne = starts.length === 1
  if (!isOne) return yield* writeIndex(parts.origin, starts)
  yield `${xmlHead}<urlset ${xmlns}>\n`
  yield urls(parts.origin, pages)
  yield* postUrls(parts, { after: starts[0]!, size })
  yield '</urlset>\n'
}

function* writeIndex(origin: string, starts: string[]): Generator<string> {
  const files = ['pages', ...starts.map((start) => `posts-${start}`)]
  const entries = files.map((file) => `<sitemap>${element('loc', `${origin}/sitemap/${file}.xml`)}</sitemap>\n`)
  yield `${xmlHead}<sitemapindex ${xmlns}>\n${entries.join('')}</sitemapindex>\n`
}

/** /sitemap/pages.xml: the pages that are no posts. */
export async function* writePages(parts: Parts): AsyncGenerator<string> {
  yield `${xmlHead}<urlset ${xmlns}>\n${urls(parts.origin, await listFixedPages(parts))}</urlset>\n`
}

/** /sitemap/posts-<id>.xml: up to `size` posts after this id. Read in batches, so that a million posts need no memory. */
export async function* writePosts(parts: Parts, run: { after: string; size: number }): AsyncGenerator<string> {
  yield `${xmlHead}<urlset ${xmlns}>\n`
  yield* postUrls(parts, run)
  yield '</urlset>\n'
}

async function* postUrls({ db, origin }: Parts, run: { after: string; size: number }): AsyncGenerator<string> {
  let { after, size: left } = run
  while (left > 0) {
    const posts = await listPublished(db, { after, limit: Math.min(batch, left) })
    const last = posts.at(-1)
    if (!last) return
    yield urls(
      origin,
      posts.map(({ href, updated_at }) => ({ path: href, changed: updated_at })),
    )
    after = last.id
    left -= posts.length
  }
}

function urls(origin: string, entries: Entry[]): string {
  return entries
    .map(({ path, changed }) => {
      const day = changed instanceof Date ? changed.toISOString() : changed
      return `<url>${element('loc', origin + path)}${day ? element('lastmod', day) : ''}</url>\n`
    })
    .join('')
}
