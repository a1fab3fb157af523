import { createHash } from 'node:crypto'
import type { EventItem } from '#features/events/event-contract.ts'
import { skillColor as eventColor, text as eventText } from '#features/events/web/text.ts'
import type { ClubType, PostItem } from '#features/posts/contract.ts'
import { text as postText, skillColor } from '#features/posts/web/text.ts'
import { text as heroText } from '#features/superhero/web/text.ts'
import type { VideoItem } from '#features/videos/video-contract.ts'
import { text as videoText } from '#features/videos/web/text.ts'
import { clockOf } from '#features/videos/web/video-path.ts'
import { coverNames } from '#lib/cover-names.ts'
import { formatThaiMoment } from '#lib/thai/bangkok-time.ts'
import type { ArtFileName } from '#lib/web/art/art-file-name.ts'

/** All that stands in the picture of a link. In `title` a `|` marks where a line may break. */
export type ShareFacts = {
  /** Which page it is of: 'home', a club's type, 'super-hero', or the id of a post, a video or an event. */
  ref: string
  layout: 'article' | 'club' | 'home'
  title: string
  /** The small line over the title. */
  tag: string
  /** The small line under it. */
  line: string
  art: ArtFileName
  color: 's1' | 's2' | 's3' | 's4' | 's5'
}

/** Raised when the same facts are drawn in another way. */
const design = 1

const clubColor = { hit: 's2', 'biz-master': 's3', 'smart-society': 's4', 'play-yard': 's5', greenery: 's1' } as const

/** The picture of a page that has none of its own. */
export const homeShare: ShareFacts = {
  ref: 'home',
  layout: 'home',
  title: 'เรื่องเงิน|เรียนวันละนิด|ก็เก่งขึ้นได้',
  tag: 'Koinklass',
  line: 'ชุมชนเรียนรู้เรื่องเงินของวัยรุ่น',
  art: 'mascots/hello.svg',
  color: 's1',
}

/** The picture of all pages of the super heroes: of a person there is no more than their own page shows. */
export const heroesShare: ShareFacts = {
  ref: 'super-hero',
  layout: 'club',
  title: heroText.title,
  tag: 'Koinklass',
  line: heroText.line,
  art: 'scenes/super-hero.svg',
  color: 's3',
}

export function shareOfClub(club: ClubType): ShareFacts {
  const { name, line } = postText.clubs[club]
  return { ref: club, layout: 'club', title: name, tag: 'Club', line, art: `clubs/${club}.svg`, color: clubColor[club] }
}

export function shareOfPost(post: Pick<PostItem, 'id' | 'title' | 'club' | 'skill' | 'minutes' | 'cover'>): ShareFacts {
  const cover = coverNames.find((name) => name === post.cover.art)
  return {
    ref: post.id,
    layout: 'article',
    title: post.title,
    tag: postText.clubOf(postText.clubs[post.club].name),
    line: postText.minutes(post.minutes),
    art: cover ? `covers/${cover}.svg` : `clubs/${post.club}.svg`,
    color: skillColor[post.skill],
  }
}

export function shareOfVideo(video: Pick<VideoItem, 'id' | 'title' | 'category' | 'seconds' | 'poster'>): ShareFacts {
  const cover = coverNames.find((name) => name === video.poster.art)
  return {
    ref: video.id,
    layout: 'article',
    title: video.title,
    tag: videoText.title,
    line: videoText.long(clockOf(video.seconds)),
    art: cover ? `covers/${cover}.svg` : 'mascots/hello.svg',
    color: skillColor[video.category],
  }
}

export function shareOfEvent(
  event: Pick<EventItem, 'id' | 'title' | 'kind' | 'skill' | 'cover' | 'starts_at'>,
): ShareFacts {
  const cover = coverNames.find((name) => name === event.cover.art)
  return {
    ref: event.id,
    layout: 'article',
    title: event.title,
    tag: eventText.kinds[event.kind],
    line: formatThaiMoment(new Date(event.starts_at)),
    art: cover ? `covers/${cover}.svg` : 'mascots/hello.svg',
    color: eventColor[event.skill],
  }
}

/** The name of a picture by what is in it: another title or another design is another picture. */
export function hashShare(facts: ShareFacts): string {
  return createHash('sha256')
    .update(JSON.stringify([design, facts]))
    .digest('hex')
    .slice(0, 20)
}

/** The address of a picture, from '/'; it never shows anything else. */
export function sharePath(facts: ShareFacts): string {
  return `/share/${facts.ref}/${hashShare(facts)}.png`
}
