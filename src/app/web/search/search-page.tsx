import { useLoaderData } from 'react-router'
import type { FoundOthers } from '#app/search/contract.ts'
import { clubTypes } from '#features/posts/documents/contract.ts'
import { text } from '#features/posts/documents/web/text.ts'
import { postFilterFields } from '#features/posts/search/contract.ts'
import { LateSearchResults } from '#features/posts/search/web/late-search-results.tsx'
import { SearchForm } from '#features/posts/search/web/search-form.tsx'
import { searchPath } from '#features/posts/search/web/search-path.ts'
import { searchText } from '#features/posts/search/web/search-text.ts'
import { Link } from '#kit/web/basics/link.tsx'
import { TabLinks } from '#kit/web/basics/tabs.tsx'
import { formatNumber } from '#lib/money.ts'
import { PageHead } from '#lib/web/page-head.tsx'
import { LateFoundOthers } from './late-found-others.tsx'
import type { loader } from './search-loader.ts'
import { groupIds, othersText } from './text.ts'

export function Component() {
  const { query, found, others } = useLoaderData<typeof loader>()
  const { keyword } = query
  const to = (change: Partial<Record<'type' | 'filter' | 'page' | 'keyword', string | number | undefined>>) =>
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
          kept={{ type: query.type, filter: query.filter === 'all' ? undefined : query.filter }}
        />
      </header>
      {keyword && found ? (
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
          {others ? (
            <Groups
              counts={{
                posts: found.total,
                videos: others.videos.length,
                events: others.events.length,
                terms: others.terms.length,
                heroes: others.heroes.length,
                quizzes: others.quizzes.length,
              }}
            />
          ) : null}
          <div className="stack" id={groupIds.posts}>
            <LateSearchResults
              found={found}
              keyword={keyword}
              toPage={(page) => to({ page })}
              clearTo={query.type || query.filter !== 'all' ? searchPath('/search', { keyword }) : '/search'}
              hasClub={!query.type}
            />
          </div>
          {others && hasOthers(others) ? <LateFoundOthers {...others} /> : null}
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

const others = ['videos', 'events', 'terms', 'heroes', 'quizzes'] as const
const kinds = ['posts', ...others] as const

function hasOthers(found: FoundOthers): boolean {
  return others.some((kind) => found[kind].length > 0)
}

/** Links to the groups of results, when there are more than posts. */
function Groups({ counts }: { counts: Record<(typeof kinds)[number], number> }) {
  if (others.every((kind) => counts[kind] === 0)) return null
  return (
    <nav aria-labelledby="search-groups" className="search-groups">
      <span id="search-groups" className="text-ink-soft">
        {othersText.groups}
      </span>
      {kinds
        .filter((kind) => counts[kind] > 0)
        .map((kind) => (
          <a key={kind} href={`#${groupIds[kind]}`}>
            {othersText.counts[kind](formatNumber(counts[kind]))}
          </a>
        ))}
    </nav>
  )
}
