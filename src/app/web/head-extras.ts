import type { StaticHandlerContext } from 'react-router'
import { jsonLdScript } from '#lib/web/json-ld.ts'
import type { Site } from '#lib/web/site.tsx'
import { describePage } from './page-facts.ts'

/** What only machines read of a page: put in by the server, so that no reader's script carries it. */
export function headExtras({ matches, loaderData }: StaticHandlerContext, site: Site): string {
  const id = matches.at(-1)?.route.id ?? ''
  const { jsonLd, feed } = describePage(id, loaderData[id], site)
  return [
    feed ? `<link rel="alternate" type="application/rss+xml" title="${feed.title}" href="${feed.href}">` : '',
    jsonLd.length ? jsonLdScript(jsonLd) : '',
  ].join('')
}
