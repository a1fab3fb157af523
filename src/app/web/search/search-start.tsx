import { lazy, Suspense } from 'react'
import { useNavigate } from 'react-router'
import { ArtFile } from '#art/art-file.tsx'
import { searchPath } from '#features/posts/search/web/search-path.ts'
import { searchText } from '#features/posts/search/web/search-text.ts'
import { useSettled } from '#lib/web/use-settled.ts'
import { Link } from '#ui/basics/link.tsx'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import { rememberSearch } from './recent.ts'

const LazyHits = lazy(async () => ({ default: (await import('./hits.tsx')).Hits }))
const shortest = 2

/** The page of the search before it has searched: words to begin with, and hits while one types. */
export function SearchStart({ typed }: { typed: string }) {
  const navigate = useNavigate()
  const keyword = useSettled(typed.trim())
  if (keyword.length < shortest) return <Beginnings />
  const open = () => rememberSearch(keyword)
  return (
    <Suspense fallback={<Beginnings />}>
      <div className="search-typed">
        <LazyHits keyword={keyword} onOpen={open} onAll={() => void navigate(searchPath('/search', { keyword }))} />
      </div>
    </Suspense>
  )
}

/** Words that many want to know, each with its picture. */
function Beginnings() {
  return (
    <nav aria-label={searchText.examplesLabel}>
      <ul className="search-tiles">
        {searchText.begin.map(({ word, thing, world }) => (
          <li key={word}>
            <Link to={searchPath('/search', { keyword: word })} className="search-tile" data-w={world}>
              <ArtFile file={`things/${thing}.svg`} />
              <ThaiText>{word}</ThaiText>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
