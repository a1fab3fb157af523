import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { ArtFile } from '#art/art-file.tsx'
import { PostCard } from '#features/posts/documents/web/post-card.tsx'
import { pageRefusal } from '#lib/errors.ts'
import { formatNumber } from '#lib/money.ts'
import { oneOf, pageNumber } from '#lib/web/address.ts'
import { call } from '#lib/web/call.ts'
import { PageHead } from '#lib/web/page-head.tsx'
import { LinkButton } from '#ui/basics/button.tsx'
import { EmptyState } from '#ui/basics/empty-state.tsx'
import { Pager } from '#ui/basics/pager.tsx'
import { TabLinks } from '#ui/basics/tabs.tsx'
import { listHeroPosts } from '../../contract.ts'
import { postsPath } from '../../path-rules.ts'
import { HeroBanner } from '../hero-banner.tsx'
import { text } from '../text.ts'

/** A page of the heroes' posts; an invalid page or kind is a 404. */
export async function loader({ request }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams
  const page = pageNumber(search.get('page'))
  const talk = oneOf(['', '1', 'true', '0', 'false'], search.get('talk') ?? '')
  if (!page || talk === null) throw pageRefusal('page_not_found')
  const isTalk = talk === '1' || talk === 'true'
  return { isTalk, posts: await call(listHeroPosts, { query: { page, limit: 12, ...(isTalk && { talk: '1' }) } }) }
}

export function Component() {
  const { isTalk, posts } = useLoaderData<typeof loader>()
  return (
    <div className="stack" data-tone="play">
      <PageHead
        title={text.postsTitle(isTalk, posts.page)}
        description={text.postsDescription(isTalk)}
        path={postsPath(isTalk, posts.page)}
        isPrivate={posts.total === 0}
      />
      <HeroBanner title={text.posts} line={text.line} />
      <TabLinks
        label={text.postsLabel}
        tabs={[
          { to: postsPath(false), label: text.allPosts, isCurrent: !isTalk },
          { to: postsPath(true), label: text.talks, isCurrent: isTalk },
        ]}
      />
      {posts.items.length > 0 ? (
        <>
          <p className="text-13 text-ink-soft" role="status">
            {text.postTotal(formatNumber(posts.total))}
          </p>
          <ul className="post-grid">
            {posts.items.map((post) => (
              <PostCard key={post.id} post={post} hasAuthor />
            ))}
          </ul>
          <Pager of={posts} toPage={(page) => postsPath(isTalk, page)} />
        </>
      ) : (
        <EmptyState
          spot={<ArtFile file="spots/no-posts.svg" />}
          action={
            <LinkButton to={isTalk ? postsPath(false) : '/club/hit'} kind="line">
              {isTalk ? text.allPosts : text.toClub}
            </LinkButton>
          }
        >
          {isTalk ? text.noTalks : text.noPosts}
        </EmptyState>
      )}
    </div>
  )
}
