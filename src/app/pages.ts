import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Site } from '#lib/web/site.tsx'
import { type CachedPage, type Encoding, newPage, newPageCache } from './page-cache.ts'
import type { PageHandle } from './web/page.ts'
import type { Rendered } from './web/render.tsx'

/** What the rendering bundle offers. */
export type Renderer = {
  render: (path: string, site: Site) => Promise<Rendered>
  findPage: (pathname: string) => PageHandle | null
  artFiles: Record<string, string>
}

export type PageParts = { renderer: Renderer; site: () => Site; clock: () => Date; contentSecurityPolicy: string }

const unknownKey = '/404'
const mostKeys = 10_000

/**
 * Answers every address that is not an API or a file with a page: the same HTML for everybody, cached, with an ETag;
 * the status is the page's true one.
 */
export function servePages(http: FastifyInstance, { renderer, site, clock, contentSecurityPolicy }: PageParts) {
  const load = newPageCache(
    async (key) => newPage(await renderer.render(key, site()), clock().getTime()),
    () => clock().getTime(),
  )

  const keys = new Map<string, string>()
  /** Matching an address against every route costs more than sending a page: what was asked for lately is known. */
  const knownKeyOf = (url: string) => {
    const known = keys.get(url)
    if (known !== undefined) return known
    const key = keyOf(url, renderer.findPage)
    if (keys.size >= mostKeys) keys.clear()
    if (url.length <= 300) keys.set(url, key)
    return key
  }

  http.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: async (request, reply) => {
      const page = await load(knownKeyOf(request.url))
      void reply
        .header('content-security-policy', contentSecurityPolicy)
        .header('cache-control', 'public, max-age=0, s-maxage=10, stale-while-revalidate=20')
        .header('vary', 'accept-encoding')
      return sendPage(request, reply, page)
    },
  })
  answerEarlySubmits(http, renderer.findPage)
}

/** A form that was sent before its script was there comes here: the page is shown again, and nothing of the form is read. */
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

function sendPage(request: FastifyRequest, reply: FastifyReply, page: CachedPage) {
  if (page.location !== null) return reply.redirect(page.location, page.status)
  const encoding = encodingOf(request)
  // A strong tag per encoding: a cache must never mix their bytes.
  const etag = encoding === 'identity' ? page.etag : page.etag.replace(/"$/, `-${encoding}"`)
  void reply.header('etag', etag)
  if (page.status === 200 && request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
  if (encoding !== 'identity') void reply.header('content-encoding', encoding)
  return reply.code(page.status).type('text/html; charset=utf-8').send(page.body(encoding))
}

function encodingOf(request: FastifyRequest): Encoding {
  const accepted = String(request.headers['accept-encoding'] ?? '')
  if (/\bbr\b/.test(accepted)) return 'br'
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity'
}

/** The cache's key: a known path with the query parameters that its page reads, in order; all unknown paths share one. */
function keyOf(url: string, findPage: Renderer['findPage']): string {
  const parsed = parse(url)
  const handle = parsed && findPage(parsed.pathname)
  if (!parsed || !handle) return unknownKey
  const allowed = handle.query.flatMap((name) => {
    const value = parsed.searchParams.get(name)
    return value === null || value.length > 200 ? [] : [[name, value] as [string, string]]
  })
  const query = new URLSearchParams(allowed).toString()
  return query ? `${parsed.pathname}?${query}` : parsed.pathname
}

function parse(url: string): URL | null {
  try {
    decodeURI(url)
    return new URL(`http://page${url.startsWith('//') ? '/404' : url}`)
  } catch {
    return null
  }
}
