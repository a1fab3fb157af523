import type { FoundOthers } from '#app/search/contract.ts'
import { postPath } from '#features/posts/documents/path-rules.ts'
import type { FoundPosts } from '#features/posts/search/contract.ts'
import { clockOf } from '#features/videos/figure-rules.ts'
import { videoPath } from '#features/videos/path-rules.ts'
import { othersText } from './text.ts'

export type Hit = { to: string; title: string; line: string } & (
  | { kind: 'post'; post: FoundPosts['items'][number] }
  | { kind: 'video'; poster: FoundOthers['videos'][number]['poster'] }
  | { kind: 'thing'; src: string | null }
  | { kind: 'term' }
)

const most = 5
/** Of what is no post: more would leave no room for the reading that explains it. */
const mostOthers = 2

/** The five first hits while somebody types: up to two things, terms or videos that are named so, and posts. */
export function pickHits(keyword: string, posts: FoundPosts | undefined, others: FoundOthers | undefined): Hit[] {
  const isNamed = ({ title }: Hit) => title.toLocaleLowerCase('th').includes(keyword.toLocaleLowerCase('th'))
  const named = others ? listOthers(others).filter(isNamed).slice(0, mostOthers) : []
  const read = (posts?.items ?? []).map(
    (post): Hit => ({
      kind: 'post',
      post,
      to: postPath(post),
      title: post.title,
      line: `${othersText.kinds.posts} · ${othersText.minutes(post.minutes)}`,
    }),
  )
  return [...named, ...read].slice(0, most)
}

function listOthers({ things, terms, videos }: FoundOthers): Hit[] {
  const { kinds } = othersText
  return [
    ...terms.map(({ key, term }): Hit => ({ kind: 'term', to: `/glossary#${key}`, title: term, line: kinds.terms })),
    ...things.map(
      ({ kind, title, href, picture }): Hit => ({ kind: 'thing', to: href, title, line: kinds[kind], src: picture }),
    ),
    ...videos.map(
      (video): Hit => ({
        kind: 'video',
        to: videoPath(video),
        title: video.title,
        line: `${kinds.videos} · ${othersText.videoLong(clockOf(video.seconds))}`,
        poster: video.poster,
      }),
    ),
  ]
}
