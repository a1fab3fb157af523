import type { ListedPage } from '../web/render.tsx'

/**
 * Writes robots.txt. Only production is indexed: elsewhere everything is disallowed, and each page says so too. Pages
 * with their own `noindex` stay allowed, since a crawler has to read them to see it.
 */
export function writeRobots({
  isIndexed,
  origin,
  pages,
}: {
  isIndexed: boolean
  origin: string
  pages: ListedPage[]
}): string {
  if (!isIndexed) return 'User-agent: *\nDisallow: /\n'
  const closed = pages
    .filter(({ access, holdsToken }) => access === 'protected' || access === 'staff' || holdsToken)
    .map(({ path }) => path.replace(/\/:.*$/, ''))
  const paths = [...new Set(['/v2/', '/oauth/', ...closed])].sort()
  // A disallowed path includes everything below it.
  const shortest = paths.filter((path) => !paths.some((other) => other !== path && path.startsWith(`${other}/`)))
  const lines = shortest.map((path) => `Disallow: ${path}`)
  // The longest match counts (RFC 9309, 2.2.2), so a public page below a closed path needs its own line.
  const open = pages.filter(
    ({ access, holdsToken, path }) =>
      access === 'public' && !holdsToken && shortest.some((one) => path.startsWith(`${one}/`)),
  )
  lines.push(...open.map(({ path }) => `Allow: ${path}`))
  return ['User-agent: *', ...lines, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n')
}

/** The header of pages that must not be indexed. */
export const notIndexed = { 'x-robots-tag': 'noindex, nofollow' }
