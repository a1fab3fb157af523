import { findOthers } from '#app/search/contract.ts'
import { PostCover } from '#features/posts/documents/web/post-cover.tsx'
import { searchPosts } from '#features/posts/search/contract.ts'
import { searchText } from '#features/posts/search/web/search-text.ts'
import { useReply } from '#lib/web/data/use-reply.ts'
import { Button } from '#ui/basics/button.tsx'
import { PictureRow } from '#ui/basics/picture-row.tsx'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import { doorText } from './door-text.ts'
import { type Hit, pickHits } from './pick-hits.ts'
import { ThingIcon, ThingPicture, VideoPicture } from './thing-picture.tsx'

/** Letters from which on what is typed is looked for. */
export const shortestTyped = 2

/** The best hits of what is typed, of all kinds, and the way to all of them. */
export function Hits({ keyword, onAll, onOpen }: { keyword: string; onAll: () => void; onOpen: () => void }) {
  const posts = useReply(searchPosts, { query: { keyword, filter: 'all', page: 1, limit: 5 } })
  const others = useReply(findOthers, { query: { keyword } })
  const isReady = posts.reply !== undefined && others.reply !== undefined
  const hits = isReady ? pickHits(keyword, posts.reply, others.reply) : []
  const hasFailed = posts.state === 'failed' || others.state === 'failed'
  return (
    <>
      <p role="status" className="text-13 text-ink-soft">
        {hasFailed
          ? doorText.failed
          : isReady
            ? hits.length > 0
              ? doorText.first(hits.length)
              : searchText.none(keyword)
            : doorText.looking}
      </p>
      {hits.length > 0 ? (
        <>
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: the click of a link, which keys make too */}
          <ul className="picture-rows" onClick={onOpen}>
            {hits.map((hit) => (
              <PictureRow
                key={hit.to}
                to={hit.to}
                title={<ThaiText>{hit.title}</ThaiText>}
                picture={<HitPicture hit={hit} />}
                meta={hit.line}
              />
            ))}
          </ul>
          <Button kind="line" onClick={onAll}>
            {doorText.all(keyword)}
          </Button>
        </>
      ) : null}
    </>
  )
}

function HitPicture({ hit }: { hit: Hit }) {
  if (hit.kind === 'post') return <PostCover post={hit.post} isCropped />
  if (hit.kind === 'video') return <VideoPicture poster={hit.poster} />
  return hit.kind === 'thing' ? <ThingPicture src={hit.src} /> : <ThingIcon thing="book" />
}
