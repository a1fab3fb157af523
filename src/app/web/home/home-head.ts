import { type Describe, describeOrganization } from '#kit/web/page-head.ts'
import type { WebSite } from '#lib/web/json-ld.ts'
import type { Site } from '#lib/web/site.tsx'
import { text } from './text.ts'

/** Structured data of the site and its publisher. */
export const describe: Describe<unknown> = (_data, { site }) => ({
  jsonLd: [describeSite(site), describeOrganization(site)],
})

function describeSite(site: Site): WebSite {
  return {
    '@type': 'WebSite',
    name: 'Koinklass',
    url: `${site.origin}/`,
    description: text.description,
    inLanguage: 'th',
    publisher: describeOrganization(site),
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${site.origin}/search?keyword={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  }
}
