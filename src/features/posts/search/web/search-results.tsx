import { ArtFile } from '#art/art-file.tsx'
import { formatNumber } from '#lib/money.ts'
import { LinkButton } from '#ui/basics/button.tsx'
import { EmptyState } from '#ui/basics/empty-state.tsx'
import { Link } from '#ui/basics/link.tsx'
import { Pager } from '#ui/basics/pager.tsx'
import type { FoundPosts } from '../contract.ts'
import { clubText } from './club-text.ts'
import { FoundCard } from './found-card.tsx'
import { searchText } from './search-text.ts'

/** The maximum that the server counts. */
const countedAtMost = 5_000

interface SearchResultsProps {
  found: FoundPosts
  keyword: string
  toPage: (page: number) => string
  /** The same address without the filters; undefined when none is set. */
  clearTo: string | undefined
  hasClub: boolean
  /** Where posts are one kind among others: how many of the best are shown, and the address of all. */
  best?: { count: number; toAll: string } | undefined
}

/** The results of a search: a summary line, which is announced, and rows; or suggestions when nothing was found. */
export function SearchResults({ found, keyword, toPage, clearTo, hasClub, best }: SearchResultsProps) {
  const { items, total, corrected, left_out } = found
  return (
    <>
      <div role="status" className="found-status">
        <p>{statusOf(found, keyword)}</p>
        {corrected ? <p>{searchText.corrected(corrected)}</p> : null}
        {left_out.length > 0 ? <p>{searchText.leftOut(left_out.map((word) => `“${word}”`).join(' '))}</p> : null}
      </div>
      {items.length === 0 ? (
        <EmptyState
          spot={<ArtFile file="spots/no-result.svg" />}
          action={
            clearTo === undefined ? (
              <LinkButton to="/glossary" kind="line">
                {searchText.glossary}
              </LinkButton>
            ) : (
              <LinkButton to={clearTo} kind="line">
                {clubText.clear}
              </LinkButton>
            )
          }
        >
          {sayNothing(found, clearTo)}
        </EmptyState>
      ) : (
        <ul className="picture-rows">
          {items.slice(0, best?.count).map((post) => (
            <FoundCard key={post.id} post={post} hasClub={hasClub} />
          ))}
        </ul>
      )}
      {best ? (
        total > best.count && (
          <p>
            <Link to={best.toAll} className="tap">
              {searchText.allPosts(formatNumber(total))}
            </Link>
          </p>
        )
      ) : (
        <Pager of={found} toPage={toPage} />
      )}
    </>
  )
}

function statusOf({ total }: FoundPosts, keyword: string): string {
  if (total === 0) return searchText.none(keyword)
  const count = formatNumber(total)
  return total < countedAtMost ? searchText.found(count, keyword) : searchText.foundMany(count, keyword)
}

function sayNothing({ total, has_words: hasWords }: FoundPosts, clearTo: string | undefined): string {
  if (total > 0 || !hasWords) return searchText.noWords
  return clearTo === undefined ? searchText.tryShorter : searchText.tryOther
}
