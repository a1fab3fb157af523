import { useEffect, useEffectEvent } from 'react'
import { ArtFile } from '#art/art-file.tsx'
import type { Refusal } from '#lib/errors.ts'
import { useReply } from '#lib/web/data/use-reply.ts'
import { Button } from '#ui/basics/button.tsx'
import { EmptyState } from '#ui/basics/empty-state.tsx'
import { Link } from '#ui/basics/link.tsx'
import { Notice as Sentence } from '#ui/basics/notice.tsx'
import { Loading, Skeleton } from '#ui/basics/skeleton.tsx'
import { useShownLoading } from '#ui/basics/use-shown-loading.ts'
import { listNotices, type Notice } from '../notice-contract.ts'
import { NoticeList } from './notice-list.tsx'
import { text } from './text.ts'
import { useMarking } from './use-marking.ts'
import { setUnread, useUnread } from './use-unread.ts'

const shown = 5

/** The newest notices under the bell, and a link to all of them. */
export function NoticePanel({ onLeave }: { onLeave: () => void }) {
  const { items, fault, load } = useNewest()
  const unread = useUnread() ?? 0
  const { markOne, markAll, isBusy, isFailed } = useMarking(items ?? [])
  function follow(notice: Notice): void {
    markOne(notice)
    onLeave()
  }
  return (
    <>
      <div className="notice-panel-head">
        <h2>{text.newest}</h2>
        {unread > 0 ? (
          <Button kind="quiet" size="small" isBusy={isBusy} onClick={markAll}>
            {text.readAll}
          </Button>
        ) : null}
      </div>
      {isFailed ? (
        <Sentence kind="danger" isAlert>
          {text.failed}
        </Sentence>
      ) : null}
      <Newest items={items} fault={fault} onRetry={load} onFollow={follow} />
      <Link to="/notifications" className="notice-panel-all" onClick={onLeave}>
        {text.seeAll}
      </Link>
    </>
  )
}

type Newest = { items: Notice[] | null; fault: Refusal | null }

function Newest({
  items,
  fault,
  onRetry,
  onFollow,
}: Newest & { onRetry: () => void; onFollow: (notice: Notice) => void }) {
  const isLoading = useShownLoading(!items && !fault)
  if (isLoading)
    return (
      <Loading label={text.loading}>
        <Skeleton lines={6} />
      </Loading>
    )
  if (fault)
    return (
      <Sentence
        kind="danger"
        isAlert
        action={
          <Button kind="line" size="small" onClick={onRetry}>
            {text.retry}
          </Button>
        }
      >
        {fault.message}
      </Sentence>
    )
  if (!items?.length) return <EmptyState spot={<ArtFile file="spots/no-notices.svg" />}>{text.empty}</EmptyState>
  return <NoticeList items={items} onFollow={onFollow} />
}

/** Loaded when the panel opens, and again when the unread count changes. */
function useNewest() {
  const unread = useUnread()
  const { reply, refusal, refresh } = useReply(listNotices, { query: { limit: shown } })
  const told = reply?.unread
  useEffect(() => {
    if (told !== undefined) setUnread(told)
  }, [told])
  const hasMoved = told !== undefined && unread !== null && unread !== told
  const reload = useEffectEvent(() => void refresh())
  useEffect(() => {
    if (hasMoved) reload()
  }, [hasMoved])
  return { items: reply?.items ?? null, fault: refusal, load: () => void refresh() }
}
