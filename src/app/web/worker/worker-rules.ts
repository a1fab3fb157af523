// Pure rules of the service worker: how it handles a request, and what it may cache.

/** pass: the browser requests as without a worker. page: the network, and offline the offline page. */
export type Way = 'pass' | 'asset' | 'picture' | 'article' | 'page'

type Asked = { url: string; method: string; mode: string; hasToken: boolean; isRange: boolean }

const articlePath = /^\/post\/detail\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\/[^/]+$/

/** Whether this is the canonical address of an article. */
export function isArticle(path: string): boolean {
  return articlePath.test(path)
}

/** Handles only our own pages, pictures and hashed files: never a call, whose reply may be personal. */
export function wayOf({ url, method, mode, hasToken, isRange }: Asked, origin: string): Way {
  const { origin: asked, pathname } = new URL(url)
  if (method !== 'GET' || asked !== origin || hasToken || isRange) return 'pass'
  if (mode === 'navigate') return isArticle(pathname) ? 'article' : 'page'
  if (pathname.startsWith('/assets/')) return 'asset'
  return /^\/(art|media(?!\/video))\//.test(pathname) ? 'picture' : 'pass'
}

type Answered = Pick<Response, 'status' | 'type' | 'redirected' | 'headers'>

/** Whether a response is a complete public page: not private, and not a redirect. */
export function maySave({ status, type, redirected, headers }: Answered): boolean {
  const isPrivate = /private|no-store/.test(headers.get('cache-control') ?? '')
  return status === 200 && type === 'basic' && !redirected && !isPrivate && isHtml(headers)
}

function isHtml(headers: Headers): boolean {
  return headers.get('content-type')?.startsWith('text/html') ?? false
}

/** The effect of the network's response on the copy: a page that was deleted or moved must not stay in the cache. */
export function fateOf(answer: Answered): 'keep' | 'forget' | 'leave' {
  if (maySave(answer)) return 'keep'
  const { status, type } = answer
  return type === 'opaqueredirect' || status === 404 || status === 410 || status === 200 ? 'forget' : 'leave'
}

type Push = { title: string; body: string; href: string }

/** What a push shows; a message that is none of ours becomes a plain line, since a browser must show something. */
export function readPush(message: string): Push {
  const plain = { title: 'Koinklass', body: 'มีเรื่องใหม่รออยู่', href: '/notifications' }
  try {
    const { title, body, href } = JSON.parse(message) as Record<keyof Push, unknown>
    const isOurs = [title, body, href].every((part) => typeof part === 'string')
    const isPath = typeof href === 'string' && /^\/[a-z/-]*$/.test(href) && !href.startsWith('//')
    return isOurs && isPath ? ({ title, body, href } as Push) : plain
  } catch {
    return plain
  }
}

/** The pictures on a page, as addresses without fragments. */
export function picturesOf(html: string): string[] {
  const found = html.matchAll(/(?:href|src)="(\/(?:art|media)\/[^"#?]+)/g)
  return [...new Set([...found].map(([, path = '']) => path))]
}

/** The page's title without the name of the site. */
export function titleOf(html: string): string {
  const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''
  const plain = title.replace(/&(amp|lt|gt|quot|#x27);/g, (whole, name: string) => entities[name] ?? whole)
  return plain.replace(/ · Koinklass$/, '')
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

export const limits = { pages: 50, bytes: 30 * 1024 * 1024 }

/** Selects the cached pages to evict, given in the order of their last use: the oldest ones, until the rest fits. */
export function chooseOldest<T extends { bytes: number }>(
  pages: readonly T[],
  { pages: max, bytes: maxBytes } = limits,
): T[] {
  let count = pages.length
  let bytes = pages.reduce((sum, page) => sum + page.bytes, 0)
  return pages.filter((page) => {
    if (count <= max && bytes <= maxBytes) return false
    count -= 1
    bytes -= page.bytes
    return true
  })
}

const releasesSaved = 3

/** The releases whose files stay, of all known ones, oldest first: an open or cached page still requests its own. */
export function chooseReleases(known: readonly string[], current: string): string[] {
  return [...known.filter((id) => id !== current), current].slice(-releasesSaved)
}
