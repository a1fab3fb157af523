import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { retryAfterShedding } from '#app/boot/load-shedding.ts'
import { commonHeaders } from '#app/boot/security-headers.ts'
import { notIndexed } from '#app/seo/robots.ts'
import type { ListedPage, Rendered } from '#app/web/render.tsx'
import type { PageHandle } from '#kit/web/page.ts'
import { previewPath } from '#lib/preview-path.ts'
import { callPath } from '#lib/server/http/call-path.ts'
import type { AnswerFirst } from '#lib/server/http/http.ts'
import { answerOtherMethods } from '#lib/server/http/other-methods.ts'
import type { Site } from '#lib/web/site.tsx'
import { type CachedPage, type Encoding, newPage, newPageCache } from './page-cache.ts'

/** The interface of the rendering bundle. */
export type Renderer = {
  /** Null when the page's data equal `known`, so the cached HTML is still valid. */
  render: (path: string, site: Site, known?: string | null) => Promise<Rendered | null>
  findPage: (pathname: string) => PageHandle | null
  listedPages: ListedPage[]
  artFiles: Record<string, string>
  /** Renders the API document as a page. */
  renderDocs: (document: unknown) => Promise<string>
  /** The page while the product is closed. */
  drawMaintenance: (backAt: Date | null) => string
  /** The offline page. */
  offlineHtml: string
}

export type PageParts = {
  renderer: Renderer
  site: () => Site
  clock: () => Date
  contentSecurityPolicy: string
  /** The policy for when videos of another site may be embedded, and whether any is now. */
  foreignVideos?: { contentSecurityPolicy: string; areShown: () => Promise<boolean> }
  /** Whether the event loop is late: then pages that only one reader asks for are refused. */
  isLate?: () => boolean
  /** False asks search engines not to index any page. */
  isIndexed?: boolean
  /** Is called for each page that `answerCached` sends. */
  count?: (status: number) => void
}

/** Headers of every page. */
export function pageHeaders(contentSecurityPolicy: string, isIndexed = true): Record<string, string> {
  return {
    ...(isIndexed ? {} : notIndexed),
    'content-security-policy': contentSecurityPolicy,
    'cache-control': 'public, max-age=0, s-maxage=5, stale-while-revalidate=1',
    vary: 'accept-encoding',
  }
}

/**
 * Tells our nginx until when it may keep a page that is the same for everybody: with the second of stale-while-revalidate
 * at most 5 s after its facts were read. nginx keeps nothing without this header (docs/nginx.conf), and takes it away.
 */
function keepUntil({ status, holdsToken, madeAt }: CachedPage): Record<string, string> {
  return status === 200 && !holdsToken ? { 'x-accel-expires': `@${Math.floor(madeAt / 1000) + 3}` } : {}
}

/** Headers of a page that could not be made: no cache keeps it, and clients are told when to retry. */
const ofTrouble = { 'cache-control': 'no-store', 'retry-after': String(retryAfterShedding) }

/** A static page for when rendering even an error page would cost too much; docs/nginx.conf has the same. */
export const busyHtml = `<!doctype html><html lang="th"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>รอสักครู่ | Koinklass</title></head><body><main><h1>ตอนนี้มีคนใช้งานมาก</h1><p>รอสักครู่แล้วลองใหม่</p></main></body></html>`

const unknownKey = '/404'
const maxKeys = 10_000
const searchBytes = 4 * 1024 * 1024
// A title of 120 Thai letters takes 1,080 characters in a URL.
const longestSaved = 1_200

/**
 * Answers every address that is neither API nor file with a page: the same HTML for everybody, cached, with an ETag and
 * the page's real status. Returns a function that answers cached pages before Fastify: its routing and hooks cost three
 * times as much as sending the page.
 */
export function servePages(http: FastifyInstance, { renderer, site, clock, ...parts }: PageParts) {
  const { contentSecurityPolicy, foreignVideos, isIndexed, isLate = () => false, count = () => {} } = parts
  const closed = headersOf(contentSecurityPolicy, isIndexed)
  const open = foreignVideos && headersOf(foreignVideos.contentSecurityPolicy, isIndexed)
  let sent = closed
  const draw = async (key: string, last: CachedPage | null) => {
    // Checked whenever a page is rendered, so it is as fresh as the pages.
    if (open) sent = (await foreignVideos.areShown().catch(() => false)) ? open : closed
    // Before its facts are read: what is taken down while a page is drawn counts against its age.
    const madeAt = clock().getTime()
    const rendered = await renderer.render(key, site(), last?.facts)
    return rendered === null ? { ...last!, madeAt } : newPage(rendered, madeAt)
  }
  const pages = newPageCache(draw, () => clock().getTime())
  // A cache of its own, so that search results never evict popular pages.
  const searches = newPageCache(draw, () => clock().getTime(), searchBytes)

  const { keys, knownKeyOf } = newKeys(renderer.findPage)

  http.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    config: { isCheap: true },
    handler: async (request, reply) => {
      if (callPath.test(request.url)) return reply.callNotFound()
      const { key, isApart } = knownKeyOf(request.url)
      if (isApart && isLate() && !searches.find(key))
        return reply
          .code(503)
          .headers({ ...sent.fixed, ...ofTrouble })
          .type('text/html; charset=utf-8')
          .send(busyHtml)
      const page = await (isApart ? searches : pages).load(key)
      void reply.headers(isApart ? sent.ofSearch : framed(key, sent.fixed))
      if (page.status >= 500) void reply.headers(ofTrouble)
      if (page.location !== null) return reply.redirect(page.location, page.status)
      const { status, headers, body } = answerOf(page, request.headers)
      if (!isApart) void reply.headers(keepUntil(page))
      return reply.code(status).headers(headers).send(body)
    },
  })
  answerEarlySubmits(http, renderer.findPage)
  answerOtherMethods(http, '/*', ['GET', 'POST'], (url) => {
    const parsed = parse(url)
    return parsed !== null && renderer.findPage(parsed.pathname) !== null
  })

  let isClosing = false
  http.addHook('preClose', async () => {
    isClosing = true
  })
  const answerCached: AnswerFirst = (request, response) => {
    const key = request.method === 'GET' && !isClosing ? keys.get(request.url!) : undefined
    const page = key === undefined ? null : pages.find(key)
    if (page?.status !== 200) return false
    const { status, headers, body } = answerOf(page, request.headers)
    const length = body && { 'content-length': body.length }
    response.writeHead(status, { ...framed(key!, sent.always), ...keepUntil(page), ...headers, ...length })
    response.end(body)
    count(status)
    return true
  }
  return answerCached
}

/** The page that the editor of content frames; no other page stands in a frame. */
function framed(key: string, headers: Record<string, string>): Record<string, string> {
  if (key !== previewPath) return headers
  const policy = headers['content-security-policy']!
  return { ...headers, 'content-security-policy': policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'") }
}

function headersOf(contentSecurityPolicy: string, isIndexed: boolean | undefined) {
  const fixed = pageHeaders(contentSecurityPolicy, isIndexed)
  const ofSearch = { ...fixed, 'cache-control': 'private, max-age=0' }
  return { fixed, ofSearch, always: { ...commonHeaders, ...fixed } }
}

/** Handles forms that were submitted before their script loaded: shows the page again and ignores the body. */
function answerEarlySubmits(http: FastifyInstance, findPage: Renderer['findPage']) {
  void http.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, payload, done) => {
      payload.resume()
      done(null)
    })
    scope.post('/*', async (request, reply) => {
      const parsed = parse(request.url)
      if (!parsed || !findPage(parsed.pathname)) return reply.callNotFound()
      return reply.redirect(parsed.pathname + parsed.search, 303)
    })
  })
}

type Answer = { status: number; headers: Record<string, string>; body?: Buffer }

/** The reply to a request for this page: the best accepted encoding, or a 304. */
export function answerOf(page: CachedPage, headers: IncomingHttpHeaders): Answer {
  const encoding = encodingOf(headers['accept-encoding'])
  // A strong ETag per encoding, since a cache must not mix their bytes.
  const etag = encoding === 'identity' ? page.etag : page.etag.replace(/"$/, `-${encoding}"`)
  if (page.status === 200 && headers['if-none-match']?.includes(etag)) return { status: 304, headers: { etag } }
  const answer = { status: page.status, body: page.body(encoding) }
  const fixed = {
    etag,
    'content-type': 'text/html; charset=utf-8',
    ...(page.holdsToken && { 'referrer-policy': 'no-referrer' }),
  }
  return { ...answer, headers: encoding === 'identity' ? fixed : { ...fixed, 'content-encoding': encoding } }
}

function encodingOf(accepted: string | string[] = ''): Encoding {
  if (/\bbr\b/.test(String(accepted))) return 'br'
  return /\bgzip\b/.test(String(accepted)) ? 'gzip' : 'identity'
}

/** `isApart`: one of an unbounded number of pages, such as search results. */
type Key = { key: string; isApart: boolean }

/**
 * The cache key: a known path with the query parameters that its page reads, in fixed order. All unknown paths share
 * one key.
 */
function keyOf(url: string, findPage: Renderer['findPage']): Key {
  const parsed = parse(url)
  const handle = parsed && findPage(parsed.pathname)
  if (!parsed || !handle) return { key: unknownKey, isApart: false }
  const allowed = handle.query.flatMap((name) => {
    const value = parsed.searchParams.get(name)
    const isLeftOut = value === null || value.length > 200 || (handle.apart.includes(name) && value.trim() === '')
    return isLeftOut ? [] : [[name, value] as [string, string]]
  })
  const query = new URLSearchParams(allowed).toString()
  const isApart = allowed.some(([name]) => handle.apart.includes(name))
  return { key: query ? `${parsed.pathname}?${query}` : parsed.pathname, isApart }
}

/** Matching a URL against all routes costs more than sending a page, so recent results are cached. */
function newKeys(findPage: Renderer['findPage']) {
  const keys = new Map<string, string>()
  const knownKeyOf = (url: string): Key => {
    const known = keys.get(url)
    if (known !== undefined) return { key: known, isApart: false }
    const { key, isApart } = keyOf(url, findPage)
    if (isApart) return { key, isApart }
    if (keys.size >= maxKeys) keys.clear()
    if (url.length <= longestSaved) keys.set(url, key)
    return { key, isApart }
  }
  return { keys, knownKeyOf }
}

function parse(url: string): URL | null {
  try {
    decodeURI(url)
    return new URL(`http://page${url.startsWith('//') ? '/404' : url}`)
  } catch {
    return null
  }
}
