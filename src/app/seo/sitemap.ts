import type { Db } from '#db/open.ts'
import { countPosts } from '#features/posts/documents/server/list-queries.ts'
import { firstId, listPublished } from '#features/posts/reading/server/published-queries.ts'
import type { SitemapEntry } from '#kit/server/feature.ts'
import { features } from '../features.ts'
import { element, xmlHead } from './xml.ts'

type Parts = { db: Db; origin: string; now: Date }
/** Finds the ids at which the posts are split into files. */
export type FindStarts = () => Promise<string[]>

const xmlns = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const batch = 2_000

/** The indexable pages other than posts, with their last change where known. */
export async function listFixedPages({ db, now }: Pick<Parts, 'db' | 'now'>): Promise<SitemapEntry[]> {
  const entries: SitemapEntry[] = []
  for (const { sitemap } of features) if (sitemap) entries.push(...(await sitemap({ db, now })))
  return entries
}

/**
 * /sitemap.xml: all addresses if there are at most `size` posts, else an index of the files of `writePosts` and
 * `writePages`, split by `findStarts`. It is not a snapshot: posts may change while it is written.
 */
export async function* writeSitemap(parts: Parts, size: number, findStarts: FindStarts): AsyncGenerator<string> {
  // Reads a counter; only larger sites need to find the split points.
  if ((await countPosts(parts.db, {})) > size) return yield* writeIndex(parts.origin, await findStarts())
  yield `${xmlHead}<urlset ${xmlns}>\n`
  yield urls(parts.origin, await listFixedPages(parts))
  yield* postUrls(parts, { after: firstId, size })
  yield '</urlset>\n'
}

function* writeIndex(origin: string, starts: string[]): Generator<string> {
  const files = ['pages', ...starts.map((start) => `posts-${start}`)]
  const entries = files.map((file) => `<sitemap>${element('loc', `${origin}/sitemap/${file}.xml`)}</sitemap>\n`)
  yield `${xmlHead}<sitemapindex ${xmlns}>\n${entries.join('')}</sitemapindex>\n`
}

/** /sitemap/pages.xml: pages other than posts. */
export async function* writePages(parts: Parts): AsyncGenerator<string> {
  yield `${xmlHead}<urlset ${xmlns}>\n${urls(parts.origin, await listFixedPages(parts))}</urlset>\n`
}

/** /sitemap/posts-<id>.xml: up to `size` posts after this id, read in batches so that memory stays constant. */
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

function urls(origin: string, entries: SitemapEntry[]): string {
  return entries
    .map(({ path, changed }) => {
      const day = changed instanceof Date ? changed.toISOString() : changed
      return `<url>${element('loc', origin + path)}${day ? element('lastmod', day) : ''}</url>\n`
    })
    .join('')
}
