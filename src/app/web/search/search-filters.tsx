import { type ClubType, clubTypes } from '#features/posts/documents/contract.ts'
import { text } from '#features/posts/documents/web/text.ts'
import { type PostFilterField, postFilterFields } from '#features/posts/search/contract.ts'
import { searchText } from '#features/posts/search/web/search-text.ts'
import { formatNumber } from '#lib/money.ts'
import { Link } from '#ui/basics/link.tsx'
import { TabLinks } from '#ui/basics/tabs.tsx'
import { type SearchKind, searchKinds } from './kinds.ts'
import { othersText } from './text.ts'

type Query = { kind?: SearchKind | undefined; filter: PostFilterField; type: ClubType | undefined }

interface SearchFiltersProps {
  query: Query
  /** How many there are of each kind; null where only posts were searched. */
  counts: Record<SearchKind, number> | null
  hasPosts: boolean
  to: (change: { [K in keyof Query]?: Query[K] | undefined }) => string
}

/** What narrows the results, folded: few need it, and the hits come first. It stays open while something is set. */
export function SearchFilters({ query, counts, hasPosts, to }: SearchFiltersProps) {
  const { kind, filter, type } = query
  const now = [
    kind ? othersText.kinds[kind] : null,
    filter === 'all' ? null : searchText.filters[filter],
    type ? searchText.inClub(text.clubs[type].name) : null,
  ].filter(Boolean)
  return (
    <details className="search-filters" open={now.length > 0}>
      <summary>{[othersText.narrow, ...now].join(' · ')}</summary>
      {counts ? <Kinds kind={kind} counts={counts} to={to} /> : null}
      {hasPosts ? <PostFilters filter={filter} type={type} to={to} /> : null}
    </details>
  )
}

type KindsProps = { kind: SearchKind | undefined; counts: Record<SearchKind, number>; to: SearchFiltersProps['to'] }

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

type PostFiltersProps = Pick<Query, 'filter' | 'type'> & Pick<SearchFiltersProps, 'to'>

/** The part of a post that is searched, and its club. */
function PostFilters({ filter: chosen, type: club, to }: PostFiltersProps) {
  return (
    <>
      <TabLinks
        label={searchText.filterLabel}
        tabs={postFilterFields.map((filter) => ({
          to: to({ filter }),
          label: searchText.filters[filter],
          isCurrent: chosen === filter,
        }))}
      />
      <nav aria-label={searchText.clubs} className="chips">
        <Link to={to({ type: undefined })} className="chip" aria-current={club ? undefined : 'true'}>
          {searchText.allClubs}
        </Link>
        {clubTypes.map((type) => (
          <Link key={type} to={to({ type })} className="chip" aria-current={club === type ? 'true' : undefined}>
            {text.clubs[type].name}
          </Link>
        ))}
      </nav>
    </>
  )
}
