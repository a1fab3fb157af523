import Search from 'lucide-react/icons/search'
import { type MouseEvent, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { longestKeyword } from '#features/posts/search/contract.ts'
import { searchPath } from '#features/posts/search/web/search-path.ts'
import { searchText } from '#features/posts/search/web/search-text.ts'
import { useSettled } from '#lib/web/use-settled.ts'
import { Button } from '#ui/basics/button.tsx'
import { Icon } from '#ui/basics/icon.tsx'
import { Link } from '#ui/basics/link.tsx'
import { PlainForm } from '#ui/fields/plain-form.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { doorText } from './door-text.ts'
import { Hits, shortestTyped } from './hits.tsx'
import { listRecent, rememberSearch } from './recent.ts'

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
        {settled.length >= shortestTyped ? (
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
