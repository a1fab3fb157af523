import type { StaticHandlerContext } from 'react-router'
import { homeShare, sharePath } from '#app/share/share-facts.ts'
import type { ShareFacts } from '#kit/share-facts.ts'
import type { PageHandle } from '#kit/web/page.ts'
import type { HeadFacts } from '#kit/web/page-head.ts'
import { jsonLdScript } from '#lib/web/json-ld.ts'
import type { Site } from '#lib/web/site.tsx'

const quotes: Record<string, string> = { '&': '&amp;', '"': '&quot;', '<': '&lt;' }

/** The defaults of a page without metadata of its own. */
const common: HeadFacts = { jsonLd: [], feed: { title: 'Koinklass', href: '/rss.xml' }, share: homeShare }

/** Metadata of a page for machines: inserted by the server, so that no browser script contains it. */
export async function headExtras({ matches, loaderData }: StaticHandlerContext, site: Site): Promise<string> {
  const { id: path = '', handle } = matches.at(-1)?.route ?? {}
  const head = await (handle as PageHandle | undefined)?.head?.()
  const shareUrl = (facts: ShareFacts) => site.origin + sharePath(facts)
  const own = head?.describe(loaderData[path] as never, { path, site, shareUrl })
  const { jsonLd, feed, share } = { ...common, ...own }
  return [
    `<link rel="alternate" type="application/rss+xml" title="${quote(feed.title)}" href="${feed.href}">`,
    `<meta property="og:image" content="${shareUrl(share)}">`,
    '<meta property="og:image:type" content="image/png">',
    '<meta property="og:image:width" content="1200">',
    '<meta property="og:image:height" content="630">',
    `<meta property="og:image:alt" content="${quote(share.title)}">`,
    '<meta name="twitter:card" content="summary_large_image">',
    jsonLd.length ? jsonLdScript(jsonLd) : '',
  ].join('')
}

function quote(text: string): string {
  return text.replace(/[&"<]/g, (sign) => quotes[sign]!)
}
