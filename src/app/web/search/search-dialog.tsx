import Search from 'lucide-react/icons/search'
import { type MouseEvent, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { findOthers } from '#app/search/contract.ts'
import { PostCover } from '#features/posts/documents/web/post-cover.tsx'
import { longestKeyword, searchPosts } from '#features/posts/search/contract.ts'
import { searchPath } from '#features/posts/search/web/search-path.ts'
import { searchText } from '#features/posts/search/web/search-text.ts'
import { useReply } from '#lib/web/data/use-reply.ts'
import { useSettled } from '#lib/web/use-settled.ts'
import { Button } from '#ui/basics/button.tsx'
import { Icon } from '#ui/basics/icon.tsx'
import { Link } from '#ui/basics/link.tsx'
import { PictureRow } from '#ui/basics/picture-row.tsx'
import { PlainForm } from '#ui/fields/plain-form.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import { doorText } from './door-text.ts'
import { type Hit, pickHits } from './pick-hits.ts'
import { listRecent, rememberSearch } from './recent.ts'
import { ThingIcon, ThingPicture, VideoPicture } from './thing-picture.tsx'

const shortest = 2

/** The search over everything, opened from the header: words to begin with, and five hits while one types. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate()
  const field = useRef<HTMLInputElement>(null)
  const fieldId = useId()
  const [typed, setTyped] = useState('')
  const keyword = typed.trim()
  const settled = useSettled(keyword)
  const search = () => {
    if (keyword === '') return field.current?.focus()
    rememberSearch(keyword)
    onClose()
    void navigate(searchPath('/search', { keyword }))
  }
  const closeOnLink = (event: MouseEvent) => {
    if ((event.target as Element).closest('a')) onClose()
  }
  return (
    <Dialog isOpen onClose={onClose} title={searchText.title} focusRef={field} size="large">
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the click of a link, which keys make too, bubbles up to here */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the same */}
      <div className="search-sheet" onClick={closeOnLink}>
        <search>
          <PlainForm className="search-sheet-form" onSend={search}>
            <label className="vh" htmlFor={fieldId}>
              {searchText.label}
            </label>
            <input
              ref={field}
              id={fieldId}
              type="search"
              className="input"
              placeholder={searchText.label}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              maxLength={longestKeyword}
              enterKeyHint="search"
              autoComplete="off"
            />
            <Button type="submit" icon={<Icon of={Search} />}>
              {doorText.search}
            </Button>
          </PlainForm>
        </search>
        {settled.length >= shortest ? (
          <Hits keyword={settled} onAll={search} onOpen={() => rememberSearch(settled)} />
        ) : (
          <Beginnings />
        )}
      </div>
    </Dialog>
  )
}

/** Before anything is typed: what was searched for in this visit, and five words to try. */
function Beginnings() {
  const recent = listRecent()
  return (
    <>
      {recent.length > 0 ? <Words title={doorText.recent} words={recent} /> : null}
      <Words title={doorText.tries} words={searchText.examples} />
    </>
  )
}

function Words({ title, words }: { title: string; words: readonly string[] }) {
  const id = useId()
  return (
    <section className="grid gap-2" aria-labelledby={id}>
      <h3 id={id} className="text-13 text-ink-soft">
        {title}
      </h3>
      <ul className="chips">
        {words.map((word) => (
          <li key={word}>
            <Link to={searchPath('/search', { keyword: word })} className="chip">
              {word}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Hits({ keyword, onAll, onOpen }: { keyword: string; onAll: () => void; onOpen: () => void }) {
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
