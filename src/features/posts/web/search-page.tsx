import { Link, useLoaderData } from 'react-router'
import { PageHead } from '#lib/web/page-head.tsx'
import { TabLinks } from '#lib/web/ui/tabs.tsx'
import { clubTypes, postFilterFields } from '../contract.ts'
import { LateSearchResults } from './late-search-results.tsx'
import { SearchForm } from './search-form.tsx'
import type { loader } from './search-loader.ts'
import { searchPath } from './search-path.ts'
import { searchText } from './search-text.ts'
import { text } from './text.ts'

export function Component() {
  const { query, found } = useLoaderData<typeof loader>()
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
          <LateSearchResults
            found={found}
            keyword={keyword}
            toPage={(page) => to({ page })}
            clearTo={query.type || query.filter !== 'all' ? searchPath('/search', { keyword }) : '/search'}
            hasClub={!query.type}
          />
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
