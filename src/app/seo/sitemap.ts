import type { Db } from '#db/open.ts'
import { countPosts } from '#features/posts/documents/server/list-queries.ts'
import { firstId, listPublished } from '#features/posts/reading/server/published-queries.ts'
import type { SitemapEntry } from '#kit/server/feature.ts'
import { features } from '../features.ts'
import { element, xmlHead } from './xml.ts'

type Parts = { db: Db; origin: string; now: Date }
/** Before which ids the posts are cut into files. */
export type FindStarts = () => Promise<string[]>

const xmlns = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const batch = 2_000

/** The pages that are no posts and that a search engine may show, with the day of their last change where it is known. */
export async function listFixedPages({ db, now }: Pick<Parts, 'db' | 'now'>): Promise<SitemapEntry[]> {
  const entries: SitemapEntry[] = []
  for (const { sitemap } of features) if (sitemap) entries.push(...(await sitemap({ db, now })))
  return entries
}

/**
 * /sitemap.xml: all addresses while there are no more than `size` posts, else the index of the files that `writePosts` and
 * `writePages` make, which `findStarts` cuts. What is there while it is written counts; a robot asks again.
 */
export async function* writeSitemap(parts: Parts, size: number, findStarts: FindStarts): AsyncGenerator<string> {
  // A kept number: only who has more than a file of posts has to look where they are cut.
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

function urls(origin: string, entries: SitemapEntry[]): string {
  return entries
    .map(({ path, changed }) => {
      const day = changed instanceof Date ? changed.toISOString() : changed
      return `<url>${element('loc', origin + path)}${day ? element('lastmod', day) : ''}</url>\n`
    })
    .join('')
}
