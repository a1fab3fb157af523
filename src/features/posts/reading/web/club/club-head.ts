import { shareOfClub } from '#features/posts/documents/share-rules.ts'
import { text } from '#features/posts/documents/web/text.ts'
import { type Describe, trailFromHome } from '#kit/web/page-head.ts'
import type { loader } from './club-loader.ts'

/** Structured data of a club, and the feed of its posts. */
export const describe: Describe<Awaited<ReturnType<typeof loader>>> = ({ club: { club } }, { site }) => {
  const name = text.clubOf(text.clubs[club].name)
  return {
    feed: { title: `Koinklass · ${name}`, href: `/rss/${club}.xml` },
    share: shareOfClub(club),
    jsonLd: [trailFromHome(site, [{ name, path: `/club/${club}` }])],
  }
}
