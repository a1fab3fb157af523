import { Form, Link, useLoaderData } from 'react-router'
import { formatNumber } from '#lib/money.ts'
import { ArtFile } from '#lib/web/art/art-file.tsx'
import { PageHead } from '#lib/web/page-head.tsx'
import { Button, LinkButton } from '#lib/web/ui/button.tsx'
import { EmptyState } from '#lib/web/ui/empty-state.tsx'
import { Pager } from '#lib/web/ui/pager.tsx'
import { TabLinks } from '#lib/web/ui/tabs.tsx'
import { ThaiText } from '#lib/web/ui/thai-text.tsx'
import { postOrders } from '../contract.ts'
import type { loader } from './club-loader.ts'
import { PostCard } from './post-card.tsx'
import { text } from './text.ts'

export function Component() {
  const { club, posts, query } = useLoaderData<typeof loader>()
  const { name, line } = text.clubs[club.club]
  const to = (change: Record<string, string | number | undefined>) =>
    clubPath(club.club, { ...query, page: undefined, ...change })
  const isFiltered = Boolean(query.tag || query.keyword)
  return (
    <div className="stack" data-tone="play">
      <PageHead
        title={text.clubOf(name)}
        description={`${line} บทความ ${name} สำหรับวัยรุ่น`}
        path={clubPath(club.club, posts.page > 1 ? { page: posts.page } : {})}
      />
      <header className="club-banner">
        <ArtFile file={`clubs/${club.club}.svg`} />
        <div className="club-banner-text">
          <h1>{name}</h1>
          <p>
            <ThaiText>{line}</ThaiText>
          </p>
        </div>
      </header>
      <div className="club-filters">
        <TabLinks
          label={text.orderLabel}
          tabs={postOrders.map((order) => ({
            to: to({ order: order === 'new' ? undefined : order }),
            label: text.orders[order],
            isCurrent: query.order === order,
          }))}
        />
        <Form method="get" role="search" className="club-search">
          <label className="vh" htmlFor="club-keyword">
            {text.search}
          </label>
          <input
            id="club-keyword"
            type="search"
            name="keyword"
            className="input"
            placeholder={text.search}
            defaultValue={query.keyword}
            maxLength={100}
          />
          <Button kind="line" type="submit">
            {text.searchButton}
          </Button>
        </Form>
      </div>
      <nav aria-label={text.tags} className="chips">
        <Link to={to({ tag: undefined })} className="chip" aria-current={query.tag ? undefined : 'true'}>
          {text.allTags}
        </Link>
        {club.tags.map(({ tag }) => (
          <Link key={tag} to={to({ tag })} className="chip" aria-current={query.tag === tag ? 'true' : undefined}>
            {tag}
          </Link>
        ))}
      </nav>
      {posts.items.length === 0 ? (
        <EmptyState
          spot={<ArtFile file={isFiltered ? 'spots/no-result.svg' : 'spots/empty.svg'} />}
          action={
            isFiltered ? (
              <LinkButton to={clubPath(club.club, {})} kind="line">
                {text.clear}
              </LinkButton>
            ) : undefined
          }
        >
          {isFiltered ? text.none : text.empty}
        </EmptyState>
      ) : (
        <>
          <p className="text-13 text-ink-soft" role="status">
            {text.found(formatNumber(posts.total))}
          </p>
          <ul className="post-grid">
            {posts.items.map((post, i) => (
              <PostCard key={post.id} post={post} isLarge={i === 0 && posts.page === 1 && posts.items.length > 3} />
            ))}
          </ul>
          <Pager page={posts.page} pages={posts.pages} toPage={(page) => to({ page: page === 1 ? undefined : page })} />
        </>
      )}
    </div>
  )
}

function clubPath(club: string, query: Record<string, string | number | undefined>): string {
  const given = Object.entries(query).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]]))
  const search = new URLSearchParams(given).toString()
  return search ? `/club/${club}?${search}` : `/club/${club}`
}
