import { useLoaderData } from 'react-router'
import type { FoundOthers } from '#app/search/contract.ts'
import { clubTypes } from '#features/posts/documents/contract.ts'
import { text } from '#features/posts/documents/web/text.ts'
import { postFilterFields } from '#features/posts/search/contract.ts'
import { LateSearchResults } from '#features/posts/search/web/late-search-results.tsx'
import { SearchForm } from '#features/posts/search/web/search-form.tsx'
import { searchPath } from '#features/posts/search/web/search-path.ts'
import { searchText } from '#features/posts/search/web/search-text.ts'
import { formatNumber } from '#lib/money.ts'
import { PageHead } from '#lib/web/page-head.tsx'
import { EmptyState } from '#ui/basics/empty-state.tsx'
import { Link } from '#ui/basics/link.tsx'
import { TabLinks } from '#ui/basics/tabs.tsx'
import { countOthers, type SearchKind, searchKinds } from './kinds.ts'
import { LateFoundOthers } from './late-found-others.tsx'
import type { loader } from './search-loader.ts'
import { groupId, othersText } from './text.ts'

export function Component() {
  const { query, found, others } = useLoaderData<typeof loader>()
  const { keyword, kind } = query
  const isOfPosts = !kind || kind === 'posts'
  const to = (change: Partial<Record<'type' | 'filter' | 'kind' | 'page' | 'keyword', string | number | undefined>>) =>
    searchPath('/search', { ...query, ...change })
  return (
    <div className="stack" data-tone="play">
      <PageHead
        title={keyword ? searchText.titleOf(keyword) : searchText.title}
        description={searchText.description}
        path="/search"
        isPrivate={keyword !== undefined}
      />
      <header className="grid gap-3">
        <h1>{searchText.title}</h1>
        <p className="text-ink-soft">{searchText.line}</p>
        <SearchForm
          action="/search"
          label={searchText.label}
          keyword={keyword}
          saved={{ kind, type: query.type, filter: query.filter === 'all' ? undefined : query.filter }}
        />
      </header>
      {keyword && found ? (
        <>
          {others ? <Kinds kind={kind} counts={{ posts: found.total, ...countOthers(others) }} to={to} /> : null}
          {isOfPosts ? (
            <>
              <TabLinks
                label={searchText.filterLabel}
                tabs={postFilterFields.map((filter) => ({
                  to: to({ filter }),
                  label: searchText.filters[filter],
                  isCurrent: query.filter === filter,
                }))}
              />
              <nav aria-label={searchText.clubs} className="chips">
                <Link to={to({ type: undefined })} className="chip" aria-current={query.type ? undefined : 'true'}>
                  {searchText.allClubs}
                </Link>
                {clubTypes.map((type) => (
                  <Link
                    key={type}
                    to={to({ type })}
                    className="chip"
                    aria-current={query.type === type ? 'true' : undefined}
                  >
                    {text.clubs[type].name}
                  </Link>
                ))}
              </nav>
              <div className="stack" id={groupId('posts')}>
                <LateSearchResults
                  found={found}
                  keyword={keyword}
                  toPage={(page) => to({ page })}
                  clearTo={query.type || query.filter !== 'all' ? searchPath('/search', { keyword }) : '/search'}
                  hasClub={!query.type}
                />
              </div>
            </>
          ) : null}
          {others && kind !== 'posts' && hasOthers(others, kind) ? (
            <LateFoundOthers found={others} kind={kind} />
          ) : null}
          {others && kind && kind !== 'posts' && !hasOthers(others, kind) ? (
            <EmptyState action={<Link to={to({ kind: undefined })}>{othersText.seeAll}</Link>}>
              {othersText.noneOf(othersText.kinds[kind], keyword)}
            </EmptyState>
          ) : null}
        </>
      ) : (
        <nav aria-label={searchText.examplesLabel} className="chips">
          {searchText.examples.map((example) => (
            <Link key={example} to={searchPath('/search', { keyword: example })} className="chip">
              {example}
            </Link>
          ))}
        </nav>
      )}
    </div>
  )
}

/** Whether there are results of a kind, or of any besides posts. */
function hasOthers(found: FoundOthers, kind: Exclude<SearchKind, 'posts'> | undefined): boolean {
  const counts = countOthers(found)
  return kind ? counts[kind] > 0 : Object.values(counts).some((count) => count > 0)
}

type KindsProps = {
  kind: SearchKind | undefined
  counts: Record<SearchKind, number>
  to: (change: { kind: SearchKind | undefined }) => string
}

/** Filters by kind, when there are more than posts. */
function Kinds({ kind, counts, to }: KindsProps) {
  const found = searchKinds.filter((one) => counts[one] > 0 || one === kind)
  if (found.every((one) => one === 'posts')) return null
  return (
    <nav aria-label={othersText.kindsLabel} className="chips">
      <Link to={to({ kind: undefined })} className="chip" aria-current={kind ? undefined : 'true'}>
        {othersText.all}
      </Link>
      {found.map((one) => (
        <Link key={one} to={to({ kind: one })} className="chip" aria-current={kind === one ? 'true' : undefined}>
          {othersText.kinds[one]} {formatNumber(counts[one])}
        </Link>
      ))}
    </nav>
  )
}
