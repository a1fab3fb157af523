import { ArtFile } from '#art/art-file.tsx'
import type { PostItem } from '#features/posts/documents/contract.ts'
import { PostCard } from '#features/posts/documents/web/post-card.tsx'
import { LinkButton } from '#ui/basics/button.tsx'
import { EmptyState } from '#ui/basics/empty-state.tsx'
import { Pager } from '#ui/basics/pager.tsx'
import { text } from './text.ts'

/** The person's bookmarked posts, most recent first. */
export function SavedPosts({ list }: { list: { items: PostItem[]; page: number; pages: number } }) {
  if (list.items.length === 0 && list.page === 1) {
    return (
      <EmptyState
        spot={<ArtFile file="spots/no-posts.svg" />}
        action={
          <LinkButton kind="main" to="/search">
            {text.toPosts}
          </LinkButton>
        }
      >
        {text.noSaved}
      </EmptyState>
    )
  }
  return (
    <>
      <ul className="post-grid kept-grid">
        {list.items.map((post) => (
          <PostCard key={post.id} post={post} heading="h3" />
        ))}
      </ul>
      <Pager of={list} toPage={(to) => `/profile?tab=kept&page=${to}`} />
    </>
  )
}
