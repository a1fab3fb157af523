import { createHash } from 'node:crypto'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** A page ready to send; each encoding is made once, on first use. */
export type CachedPage = {
  status: number
  location: string | null
  /** The address may hold a secret that must not leak in a Referer header. */
  holdsToken: boolean
  etag: string
  /** A hash of the data that the page was rendered from; null when unknown. */
  facts: string | null
  madeAt: number
  bytes: number
  body: (encoding: Encoding) => Buffer
}
export type Encoding = 'br' | 'gzip' | 'identity'

const freshMs = 5_000
const hotBytes = 64 * 1024 * 1024

/** Quality 5: the front page fits one round trip (14,600 B), which 3 does not (15,055 B); it costs 0.7 ms more a drawn page. */
const encoders: Record<Encoding, (html: Buffer) => Buffer> = {
  br: (html) => brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (html) => gzipSync(html, { level: 6 }),
  identity: (html) => html,
}

type Drawn = { status: number; html: string; location: string | null; holdsToken?: boolean; facts?: string | null }

/** Wraps rendered HTML. The ETag depends on the content alone, so all processes of a release agree on it. */
export function newPage(rendered: Drawn, now: number): CachedPage {
  const html = Buffer.from(rendered.html)
  const made = new Map<Encoding, Buffer>()
  return {
    status: rendered.status,
    location: rendered.location,
    holdsToken: rendered.holdsToken ?? false,
    etag: `"${createHash('sha1').update(html).digest('base64url')}"`,
    facts: rendered.facts ?? null,
    madeAt: now,
    // Allows for one or two compressed copies besides the text.
    bytes: html.length * 1.5,
    body(encoding) {
      const body = made.get(encoding) ?? encoders[encoding](html)
      made.set(encoding, body)
      return body
    },
  }
}

/**
 * An LRU cache of pages by key, limited to `maxBytes` and to an age of 5 s, so that a takedown takes effect; `render`
 * gets the outdated entry. Concurrent requests for a page share one rendering.
 */
export function newPageCache(
  render: (key: string, last: CachedPage | null) => Promise<CachedPage>,
  clock: () => number,
  maxBytes = hotBytes,
) {
  const pages = new Map<string, CachedPage>()
  const underWay = new Map<string, Promise<CachedPage>>()
  let bytes = 0

  function forget(key: string) {
    bytes -= pages.get(key)?.bytes ?? 0
    pages.delete(key)
  }

  function remember(key: string, page: CachedPage) {
    forget(key)
    pages.set(key, page)
    bytes += page.bytes
    while (bytes > maxBytes) forget(pages.keys().next().value!)
  }

  async function make(key: string): Promise<CachedPage> {
    try {
      const page = await render(key, pages.get(key) ?? null)
      if (page.status < 500) remember(key, page)
      return page
    } finally {
      underWay.delete(key)
    }
  }

  /** The cached page if it is fresh. */
  function find(key: string): CachedPage | null {
    const page = pages.get(key)
    if (!page || clock() - page.madeAt >= freshMs) return null
    pages.delete(key)
    pages.set(key, page)
    return page
  }

  async function load(key: string): Promise<CachedPage> {
    const page = find(key)
    if (page) return page
    const running = underWay.get(key) ?? make(key)
    underWay.set(key, running)
    return running
  }

  return { find, load }
}
