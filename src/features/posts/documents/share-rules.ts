import { coverNames } from '#art/names/cover-names.ts'
import type { ShareFacts } from '#kit/share-facts.ts'
import type { ClubType, PostItem } from './contract.ts'
import { text as postText, skillColor } from './web/text.ts'

const clubColor = { hit: 's2', 'biz-master': 's3', 'smart-society': 's4', 'play-yard': 's5', greenery: 's1' } as const

/** The facts for the share picture of a club's page. */
export function shareOfClub(club: ClubType): ShareFacts {
  const { name, line } = postText.clubs[club]
  return { ref: club, layout: 'club', title: name, tag: 'Club', line, art: `clubs/${club}.svg`, color: clubColor[club] }
}

/** The facts for the share picture of a post's page. */
export function shareOfPost(
  post: Pick<PostItem, 'id' | 'title' | 'title_phrases' | 'club' | 'skill' | 'minutes' | 'cover'>,
): ShareFacts {
  const cover = coverNames.find((name) => name === post.cover.art)
  return {
    ref: post.id,
    layout: 'article',
    title: post.title,
    title_phrases: post.title_phrases,
    tag: postText.clubOf(postText.clubs[post.club].name),
    line: postText.minutes(post.minutes),
    art: cover ? `covers/${cover}.svg` : `clubs/${post.club}.svg`,
    color: skillColor[post.skill],
  }
}
