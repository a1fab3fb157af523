import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod/mini'
import { newMadeFiles } from '#app/files/made-files.ts'
import type { Db } from '#db/open.ts'
import { type ClubType, clubTypes } from '#features/posts/documents/contract.ts'
import { readPage } from '#features/posts/documents/server/list-queries.ts'
import { listRunStarts } from '#features/posts/reading/server/published-queries.ts'
import { commonRefusal } from '#lib/errors.ts'
import { newWorkQueue } from '#lib/server/work/work-queue.ts'
import type { ListedPage } from '../web/render.tsx'
import { writeFeed } from './feed.ts'
import { writeRobots } from './robots.ts'
import { type FindStarts, writePages, writePosts, writeSitemap } from './sitemap.ts'
import { feedText } from './text.ts'

type Parts = {
  db: Db
  clock: () => Date
  origin: string
  /** False keeps search engines out: only production is indexed. */
  isIndexed: boolean
  /** Every address of routes.tsx. */
  pages: ListedPage[]
  /** The maximum number of posts per sitemap file. */
  postsInFile?: number
}

/** The protocol's limit (sitemaps.org) minus room for other pages; such a file has 45 of the allowed 50 MB. */
const protocolMost = 49_900
const inFeed = 30
const everyHour = { 'cache-control': 'public, max-age=3600' }

/** Serves robots.txt, the sitemap and the feeds. */
export function serveSeo(http: FastifyInstance, parts: Parts) {
  const { db, clock, origin, postsInFile = protocolMost } = parts
  http.get('/robots.txt', async (_request, reply) =>
    reply.headers(everyHour).type('text/plain; charset=utf-8').send(writeRobots(parts)),
  )

  const findStarts = rememberStarts(parts, postsInFile)
  const now = () => ({ db, origin, now: clock() })
  // A file of maximum size has 4 MB compressed and takes seconds to generate, so it may be a minute old.
  const sendMap = newMadeFiles({ clock, freshMs: 60_000, maxBytes: 32 * 1024 * 1024 })
  http.get('/sitemap.xml', (request, reply) =>
    sendMap(request, asXml(reply), 'sitemap', () => writeSitemap(now(), postsInFile, findStarts)),
  )
  http.get<{ Params: { file: string } }>('/sitemap/:file', (request, reply) => {
    const { file } = request.params
    if (file === 'pages.xml') return sendMap(request, asXml(reply), file, () => writePages(now()))
    const after = /^posts-([0-9a-f-]{36})\.xml$/.exec(file)?.[1]
    if (!after || !z.safeParse(z.uuid(), after).success) throw commonRefusal('not_found')
    return sendMap(request, asXml(reply), file, () => writePosts(now(), { after, size: postsInFile }))
  })

  const sendFeed = newMadeFiles({ clock })
  http.get('/rss.xml', (request, reply) => sendFeed(request, asFeed(reply), '', () => makeFeed(parts, null)))
  http.get<{ Params: { club: string } }>('/rss/:club.xml', (request, reply) => {
    const club = clubTypes.find((one) => one === request.params.club)
    if (!club) throw commonRefusal('not_found')
    return sendFeed(request, asFeed(reply), club, () => makeFeed(parts, club))
  })
}

/**
 * Finding where a million posts are split scans them all, so the result is kept for an hour and shared. Posts added
 * since stay in the last file until the next scan.
 */
function rememberStarts({ db, clock }: Pick<Parts, 'db' | 'clock'>, size: number): FindStarts {
  const enqueue = newWorkQueue({ atOnce: 1, waiting: 10 })
  let known = { starts: [] as string[], until: 0 }
  return () =>
    enqueue(async () => {
      const now = clock().getTime()
      if (now >= known.until) known = { starts: await listRunStarts(db, size), until: now + 3_600_000 }
      return known.starts
    })
}

function asXml(reply: FastifyReply): FastifyReply {
  return reply.headers(everyHour).type('application/xml; charset=utf-8')
}

function asFeed(reply: FastifyReply): FastifyReply {
  return reply.header('cache-control', 'public, max-age=300').type('application/rss+xml; charset=utf-8')
}

async function makeFeed({ db, origin }: Parts, club: ClubType | null): Promise<string> {
  const posts = await readPage(db, { type: club ?? undefined, order: 'new', page: 1, limit: inFeed })
  const words = club ? feedText.ofClub(club) : feedText.ofAll
  const place = club ? { path: `/rss/${club}.xml`, link: `/club/${club}` } : { path: '/rss.xml', link: '/' }
  return writeFeed({ origin, posts, ...words, ...place })
}
