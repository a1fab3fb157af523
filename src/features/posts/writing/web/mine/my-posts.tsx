import { ArtFile } from '#art/art-file.tsx'
import { dayOf } from '#features/posts/documents/web/post-card.tsx'
import { text } from '#features/posts/documents/web/text.ts'
import { formatNumber } from '#lib/money.ts'
import { formatThaiDate } from '#lib/thai/bangkok-time.ts'
import { useAct } from '#lib/web/data/use-act.ts'
import { Button, LinkButton } from '#ui/basics/button.tsx'
import { EmptyState } from '#ui/basics/empty-state.tsx'
import { Link } from '#ui/basics/link.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { Pager } from '#ui/basics/pager.tsx'
import { Tag } from '#ui/basics/tag.tsx'
import { type MyPost, restorePost } from '../../contract.ts'
import type { RefusedDraft } from '../pending-drafts.ts'
import { writingText } from '../writing-text.ts'
import { RefusedDrafts } from './refused-drafts.tsx'

type List = { items: MyPost[]; total: number; page: number; pages: number; refused: RefusedDraft[] }

/** The person's own posts, with their state and actions. */
export function MyPosts({ list }: { list: List }) {
  if (list.total === 0)
    return (
      <div className="stack">
        <RefusedDrafts drafts={list.refused} />
        <EmptyState
          spot={<ArtFile file="spots/no-posts.svg" />}
          action={<LinkButton to="/post/create">{writingText.mineWrite}</LinkButton>}
        >
          {writingText.mineEmpty}
        </EmptyState>
      </div>
    )
  return (
    <div className="stack">
      <RefusedDrafts drafts={list.refused} />
      <LinkButton to="/post/create" size="small">
        {writingText.mineWrite}
      </LinkButton>
      <ul className="my-posts">
        {list.items.map((post) => (
          <Row key={post.id} post={post} />
        ))}
      </ul>
      <Pager of={list} toPage={(to) => `/profile?tab=posts&page=${to}`} />
    </div>
  )
}

function Row({ post }: { post: MyPost }) {
  const { id, title, state, is_live, reason, erased_at, saved_at, view_count, like_count } = post
  const name = title || writingText.untitled
  return (
    <li className="my-post">
      <p className="flex flex-wrap items-center gap-2">
        <Tag>{erased_at ? writingText.deleted : writingText.states[state]}</Tag>
        {post.club && <span className="text-13 text-ink-soft">{text.clubs[post.club].name}</span>}
      </p>
      {erased_at ? <strong>{name}</strong> : <Link to={`/post/edit/${id}`}>{name}</Link>}
      {reason && !erased_at && <p className="my-post-reason">“{reason}”</p>}
      <p className="text-13 text-ink-soft">
        {erased_at
          ? writingText.mineErased(formatThaiDate(dayOf(erased_at)))
          : writingText.mineSaved(formatThaiDate(dayOf(saved_at)))}
        {is_live && ` · ${writingText.mineReads(formatNumber(view_count), formatNumber(like_count))}`}
      </p>
      {is_live && (
        <Link to={`/post/detail/${id}`} className="tap" aria-label={`${writingText.read} ${name}`}>
          {writingText.read}
        </Link>
      )}
      {erased_at && <Restore id={id} name={name} />}
    </li>
  )
}

function Restore({ id, name }: { id: string; name: string }) {
  const { run, isBusy, fault } = useAct(restorePost, { refresh: ['page'] })
  const restore = () => void run({ body: { id } })
  return (
    <div>
      <Button kind="line" size="small" isBusy={isBusy} onClick={restore} aria-label={`${writingText.restore} ${name}`}>
        {writingText.restore}
      </Button>
      {fault && (
        <Notice kind="danger" isAlert>
          {fault}
        </Notice>
      )}
    </div>
  )
}
