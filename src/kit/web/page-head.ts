import type { ShareFacts } from '#kit/share-facts.ts'
import { type BreadcrumbList, breadcrumbs, type JsonLd } from '#lib/web/json-ld.ts'
import type { Site } from '#lib/web/site.tsx'

/** What machines are told of a page besides its text. */
export type HeadFacts = { jsonLd: JsonLd[]; feed: { title: string; href: string }; share: ShareFacts }

/** `path` is the page's as it is registered; `shareUrl` gives the whole address of a picture of links. */
export type HeadParts = { path: string; site: Site; shareUrl: (facts: ShareFacts) => string }

/** Says of a page, from what its loader gave, what differs from a page that says nothing. */
export type Describe<Data> = (data: Data, parts: HeadParts) => Partial<HeadFacts>

/** The way from home to a page, the page itself last. */
export function trailFromHome({ origin }: Site, steps: { name: string; path: string }[]): BreadcrumbList {
  const below = steps.map(({ name, path }) => ({ name, url: origin + path }))
  return breadcrumbs([{ name: 'Koinklass', url: `${origin}/` }, ...below])
}

/** Us, as who publishes. */
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
