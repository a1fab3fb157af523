import { type Describe, trailFromHome } from '#kit/web/page-head.ts'
import { shareOfClub } from '../share-rules.ts'
import type { loader } from './club-loader.ts'
import { text } from './text.ts'

/** Structured data of a club, and the feed of its posts. */
export const describe: Describe<Awaited<ReturnType<typeof loader>>> = ({ club: { club } }, { site }) => {
  const name = text.clubOf(text.clubs[club].name)
  return {
    feed: { title: `Koinklass · ${name}`, href: `/rss/${club}.xml` },
    share: shareOfClub(club),
    jsonLd: [trailFromHome(site, [{ name, path: `/club/${club}` }])],
  }
}
