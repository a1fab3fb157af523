import { Fragment, lazy, Suspense } from 'react'
import { useLoaderData } from 'react-router'
import { ArtFile } from '#art/art-file.tsx'
import type { ClubAim } from '#features/posts/clubs/contract.ts'
import { ClubAimCard } from '#features/posts/clubs/web/aim-card.tsx'
import { text as aimText } from '#features/posts/clubs/web/text.ts'
import { postOrders } from '#features/posts/documents/contract.ts'
import { PostCard } from '#features/posts/documents/web/post-card.tsx'
import { clubPlaces } from '#features/posts/documents/web/show-clubs.ts'
import { text } from '#features/posts/documents/web/text.ts'
import { postFilterFields } from '#features/posts/search/contract.ts'
import { clubText } from '#features/posts/search/web/club-text.ts'
import { SearchForm } from '#features/posts/search/web/search-form.tsx'
import { searchPath } from '#features/posts/search/web/search-path.ts'
import { SearchResults } from '#features/posts/search/web/search-results.tsx'
import { searchText } from '#features/posts/search/web/search-text.ts'
import { formatNumber } from '#lib/money.ts'
import { PageHead } from '#lib/web/page-head.tsx'
import { useAuth } from '#lib/web/session-store.ts'
import { LinkButton } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { ChipRow } from '#ui/basics/chip-row.tsx'
import { EmptyState } from '#ui/basics/empty-state.tsx'
import { Link } from '#ui/basics/link.tsx'
import { Pager } from '#ui/basics/pager.tsx'
import { TabLinks } from '#ui/basics/tabs.tsx'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import type { loader } from './club-loader.ts'
import { ClubRow } from './club-row.tsx'

// For signed-in people only.
const Membership = lazy(async () => ({
  default: (await import('#features/posts/clubs/web/membership-part.tsx')).Membership,
}))
const WriteLink = lazy(async () => ({ default: (await import('./write-link.tsx')).WriteLink }))

/** What people come for stands first: the tree of the week follows so many posts. */
const treeAfter = 3

type Change = Partial<Record<'order' | 'filter' | 'tag' | 'page', string | number | undefined>>

export function Component() {
  const { club, aim, posts, found, query } = useLoaderData<typeof loader>()
  const { isAuthenticated } = useAuth()
  const { name, line } = text.clubs[club.club]
  const path = `/club/${club.club}`
  const to = (change: Change) => searchPath(path, { ...query, ...change })
  const page = posts?.page ?? 1
  const isFiltered = query.keyword !== undefined || query.tag !== undefined || query.order !== 'new'
  const tree = isFiltered || query.keyword || page > 1 ? null : <ClubTree aim={aim} isAuthenticated={isAuthenticated} />
  return (
    <div className="world-page" data-tone="play" data-w={clubPlaces[club.club].world}>
      <PageHead
        title={query.keyword ? searchText.titleOf(query.keyword) : clubText.clubTitle(name, line, page)}
        description={clubText.clubDescription(name, line, page)}
        path={searchPath(path, { page })}
        isPrivate={isFiltered}
      />
      <header className="club-hero">
        <ArtFile file={`clubs/${club.club}.svg`} />
        <div className="club-hero-text">
          <h1>{name}</h1>
          <p>
            <ThaiText>{line}</ThaiText>
          </p>
        </div>
      </header>
      <div className="world-in stack">
        <div className="world-over">
          <Card className="club-sheet">
            <ClubRow current={club.club} />
            <div className="club-filters">
              {found ? (
                <TabLinks
                  label={searchText.filterLabel}
                  tabs={postFilterFields.map((filter) => ({
                    to: to({ filter }),
                    label: searchText.filters[filter],
                    isCurrent: query.filter === filter,
                  }))}
                />
              ) : (
                <TabLinks
                  label={clubText.orderLabel}
                  tabs={postOrders.map((order) => ({
                    to: to({ order }),
                    label: clubText.orders[order],
                    isCurrent: query.order === order,
                  }))}
                />
              )}
              <SearchForm action={path} label={clubText.search} keyword={query.keyword} saved={{ tag: query.tag }} />
            </div>
          </Card>
        </div>
        <ChipRow
          label={text.tags}
          chips={[
            { to: to({ tag: undefined }), label: clubText.allTags, isOn: !query.tag },
            ...club.tags.map(({ tag }) => ({ to: to({ tag }), label: tag, isOn: query.tag === tag })),
          ]}
        />
        {query.keyword && found ? (
          <>
            <SearchResults
              found={found}
              keyword={query.keyword}
              toPage={(next) => to({ page: next })}
              clearTo={path}
              hasClub={false}
            />
            <p>
              <Link to={searchPath('/search', { keyword: query.keyword })}>{clubText.searchAll(query.keyword)}</Link>
            </p>
          </>
        ) : posts && posts.items.length > 0 ? (
          <>
            <div className="club-count">
              <p className="text-13 text-ink-soft" role="status">
                {clubText.found(formatNumber(posts.total))}
              </p>
              {/* For signed-in people; the row keeps its height without it. */}
              {isAuthenticated && (
                <Suspense>
                  <WriteLink />
                </Suspense>
              )}
            </div>
            <ul className="post-grid">
              {posts.items.map((post, i) => (
                <Fragment key={post.id}>
                  <PostCard post={post} isLarge={i === 0 && posts.page === 1 && posts.items.length > 3} />
                  {tree && i === Math.min(treeAfter, posts.items.length) - 1 ? <li>{tree}</li> : null}
                </Fragment>
              ))}
            </ul>
            <Pager of={posts} toPage={(next) => to({ page: next })} />
          </>
        ) : (
          <>
            <NoPosts clearTo={query.tag ? path : undefined} />
            {tree}
          </>
        )}
      </div>
    </div>
  )
}

/** The week's aim of the club, and what a person may do about it. */
function ClubTree({ aim, isAuthenticated }: { aim: ClubAim; isAuthenticated: boolean }) {
  return (
    <ClubAimCard aim={aim}>
      <div className="club-aim-act">
        {isAuthenticated ? (
          <Suspense>
            <Membership club={aim.club} />
          </Suspense>
        ) : (
          <Link to={`/login?redirect=/club/${aim.club}`} className="tap">
            {aimText.login}
          </Link>
        )}
      </div>
      <p className="text-13 text-ink-soft">{aimText.rule}</p>
    </ClubAimCard>
  )
}

function NoPosts({ clearTo }: { clearTo: string | undefined }) {
  return (
    <EmptyState
      spot={<ArtFile file={clearTo ? 'spots/no-result.svg' : 'spots/no-posts.svg'} />}
      action={
        clearTo ? (
          <LinkButton to={clearTo} kind="line">
            {clubText.clear}
          </LinkButton>
        ) : undefined
      }
    >
      {clearTo ? clubText.none : clubText.empty}
    </EmptyState>
  )
}
