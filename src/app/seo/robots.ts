import type { ListedPage } from '../web/render.tsx'

/**
 * What robots may ask for. Only production is for search engines: elsewhere nothing is, and each page says so too.
 * Pages that say `noindex` themselves stay open, else nobody would read that they do.
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
  // What is below a closed path is closed with it.
  const shortest = paths.filter((path) => !paths.some((other) => other !== path && path.startsWith(`${other}/`)))
  const lines = shortest.map((path) => `Disallow: ${path}`)
  return ['User-agent: *', ...lines, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n')
}

/** The header of every page that is not for search engines. */
export const notIndexed = { 'x-robots-tag': 'noindex, nofollow' }
