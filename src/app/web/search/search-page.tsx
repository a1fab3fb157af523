import { useEffect, useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { type FoundOthers, findOthers } from '#app/search/contract.ts'
import { clubTypes } from '#features/posts/documents/contract.ts'
import { searchPosts } from '#features/posts/search/contract.ts'
import { SearchForm } from '#features/posts/search/web/search-form.tsx'
import { readSearch, searchPath } from '#features/posts/search/web/search-path.ts'
import { SearchResults } from '#features/posts/search/web/search-results.tsx'
import { searchText } from '#features/posts/search/web/search-text.ts'
import { pageRefusal } from '#lib/errors.ts'
import { oneOf } from '#lib/web/address.ts'
import { call } from '#lib/web/call.ts'
import { PageHead } from '#lib/web/page-head.tsx'
import { EmptyState } from '#ui/basics/empty-state.tsx'
import { Link } from '#ui/basics/link.tsx'
import { allHits, bestHits } from './hit-group.tsx'
import { countOthers, type SearchKind, searchKinds } from './kinds.ts'
import { LazyFoundOthers, prepareFoundOthers } from './lazy-found-others.tsx'
import { rememberSearch } from './recent.ts'
import { SearchFilters } from './search-filters.tsx'
import { SearchStart } from './search-start.tsx'
import { groupId, othersText } from './text.ts'
import { findTerm, WordMeaning } from './word-meaning.tsx'

/**
 * The search in all clubs, or in one; without a keyword nothing is searched. What is not a post is searched only on the
 * first page of a search in all clubs without a filter; where its kind is chosen, the parts and clubs of posts do not count.
 */
export async function loader({ request }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams
  const read = readSearch(search)
  const { keyword } = read
  const club = search.get('type') ? oneOf(clubTypes, search.get('type')!) : undefined
  const kind = search.get('kind') ? oneOf(searchKinds, search.get('kind')!) : undefined
  if (club === null || kind === null) throw pageRefusal('page_not_found')
  const isOfPosts = !kind || kind === 'posts'
  const { filter, type, page } = isOfPosts
    ? { ...read, type: club }
    : { filter: 'all' as const, type: undefined, page: 1 }
  const query = { keyword, filter, type, kind }
  if (!keyword) return { query, found: null, others: null }
  await prepareFoundOthers()
  const isWide = filter === 'all' && !type && page === 1
  const [found, others] = await Promise.all([
    call(searchPosts, { query: { filter, type, keyword, page, limit: 12 } }),
    isWide ? call(findOthers, { query: { keyword } }) : null,
  ])
  return { query, found, others }
}

export function Component() {
  const { query, found, others } = useLoaderData<typeof loader>()
  const { keyword, kind } = query
  useEffect(() => {
    if (keyword) rememberSearch(keyword)
  }, [keyword])
  const [typed, setTyped] = useState('')
  const isOfPosts = !kind || kind === 'posts'
  // Several kinds below each other: the best of each, so that the last kind is not far below the first.
  const isMixed = !kind && others !== null && hasOthers(others, undefined)
  const meant = keyword && others && !kind ? findTerm(others.terms, keyword) : undefined
  const to = (change: Partial<Record<'type' | 'filter' | 'kind' | 'page' | 'keyword', string | number | undefined>>) =>
    searchPath('/search', { ...query, ...change })
  return (
    <div className="search-page stack" data-tone="play">
      <PageHead
        title={keyword ? searchText.titleOf(keyword) : searchText.title}
        description={searchText.description}
        path="/search"
        isPrivate={keyword !== undefined}
      />
      <header className="grid gap-3">
        <h1>{searchText.title}</h1>
        {keyword ? null : <p className="text-ink-soft">{searchText.line}</p>}
        <SearchForm
          action="/search"
          label={searchText.label}
          keyword={keyword}
          onType={setTyped}
          saved={{ kind, type: query.type, filter: query.filter === 'all' ? undefined : query.filter }}
        />
      </header>
      {keyword && found ? (
        <>
          {meant ? <WordMeaning of={meant} /> : null}
          <SearchFilters
            query={query}
            counts={others ? { posts: found.total, ...countOthers(others) } : null}
            hasPosts={isOfPosts}
            to={to}
          />
          {isOfPosts ? (
            <div className="stack" id={groupId('posts')}>
              <SearchResults
                found={found}
                keyword={keyword}
                toPage={(page) => to({ page })}
                clearTo={query.type || query.filter !== 'all' ? searchPath('/search', { keyword }) : undefined}
                hasClub={!query.type}
                best={
                  isMixed
                    ? { count: found.total <= allHits ? allHits : bestHits, toAll: to({ kind: 'posts' }) }
                    : undefined
                }
              />
            </div>
          ) : null}
          {others && kind !== 'posts' && hasOthers(others, kind) ? (
            <LazyFoundOthers found={others} kind={kind} toKind={(one) => to({ kind: one })} />
          ) : null}
          {others && kind && kind !== 'posts' && !hasOthers(others, kind) ? (
            <EmptyState action={<Link to={to({ kind: undefined })}>{othersText.seeAll}</Link>}>
              {othersText.noneOf(othersText.kinds[kind], keyword)}
            </EmptyState>
          ) : null}
        </>
      ) : (
        <SearchStart typed={typed} />
      )}
    </div>
  )
}

/** Whether there are results of a kind, or of any besides posts. */
function hasOthers(found: FoundOthers, kind: Exclude<SearchKind, 'posts'> | undefined): boolean {
  const counts = countOthers(found)
  return kind ? counts[kind] > 0 : Object.values(counts).some((count) => count > 0)
}
