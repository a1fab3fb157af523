import type { ShareFacts } from '#kit/share-facts.ts'
import { type BreadcrumbList, breadcrumbs, type JsonLd } from '#lib/web/json-ld.ts'
import type { Site } from '#lib/web/site.tsx'

/** Metadata of a page for machines. */
export type HeadFacts = { jsonLd: JsonLd[]; feed: { title: string; href: string }; share: ShareFacts }

/** `path` is the route's pattern; `shareUrl` returns the absolute address of a share picture. */
export type HeadParts = { path: string; site: Site; shareUrl: (facts: ShareFacts) => string }

/** Returns the metadata of a page that differs from the defaults, from its loader's data. */
export type Describe<Data> = (data: Data, parts: HeadParts) => Partial<HeadFacts>

/** The breadcrumbs from home to a page, the page itself last. */
export function trailFromHome({ origin }: Site, steps: { name: string; path: string }[]): BreadcrumbList {
  const below = steps.map(({ name, path }) => ({ name, url: origin + path }))
  return breadcrumbs([{ name: 'Koinklass', url: `${origin}/` }, ...below])
}

/** The publisher, as structured data. */
export function describeOrganization({ origin, social }: Site) {
  const sameAs = Object.values(social).filter((address) => address !== null)
  return {
    '@type': 'Organization' as const,
    name: 'Koinklass',
    url: `${origin}/`,
    logo: `${origin}/art/logos/mark.svg`,
    ...(sameAs.length && { sameAs }),
  }
}
