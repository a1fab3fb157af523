import type { StaticHandlerContext } from 'react-router'
import { sharePath } from '#app/share/share-facts.ts'
import { plainTitle } from '#lib/plain-title.ts'
import { jsonLdScript } from '#lib/web/json-ld.ts'
import type { Site } from '#lib/web/site.tsx'
import { describePage } from './page-facts.ts'

const quotes: Record<string, string> = { '&': '&amp;', '"': '&quot;', '<': '&lt;' }

/** What only machines read of a page: put in by the server, so that no reader's script carries it. */
export function headExtras({ matches, loaderData }: StaticHandlerContext, site: Site): string {
  const id = matches.at(-1)?.route.id ?? ''
  const { jsonLd, feed, share } = describePage(id, loaderData[id], site)
  return [
    `<link rel="alternate" type="application/rss+xml" title="${quote(feed.title)}" href="${feed.href}">`,
    `<meta property="og:image" content="${site.origin}${sharePath(share)}">`,
    '<meta property="og:image:type" content="image/png">',
    '<meta property="og:image:width" content="1200">',
    '<meta property="og:image:height" content="630">',
    `<meta property="og:image:alt" content="${quote(plainTitle(share.title))}">`,
    '<meta name="twitter:card" content="summary_large_image">',
    jsonLd.length ? jsonLdScript(jsonLd) : '',
  ].join('')
}

function quote(text: string): string {
  return text.replace(/[&"<]/g, (sign) => quotes[sign]!)
}
