import { useState } from 'react'
import { ReportCard } from '#features/moderation/web/report-card.tsx'
import { useReply } from '#lib/web/data/use-reply.ts'
import { Button } from '#ui/basics/button.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { listSummaries, type PostSummary } from '../contract.ts'
import { summaryText as text } from './summary-text.ts'

const limit = 10

/** The accepted summaries of a post, a few at a time. */
export function SummaryList({ postId, loginPath }: { postId: string; loginPath: string }) {
  const [earlier, setEarlier] = useState<PostSummary[]>([])
  const [page, setPage] = useState(1)
  const { reply, refusal } = useReply(listSummaries, { query: { id: postId, page, limit } })
  const items = reply ? [...earlier, ...reply.items] : earlier
  const more = () => {
    setEarlier(items)
    setPage(page + 1)
  }
  if (refusal)
    return (
      <Notice kind="danger" isAlert>
        {refusal.message}
      </Notice>
    )
  if (!reply && items.length === 0) return null
  if (items.length === 0) return <p role="status">{text.none}</p>
  return (
    <>
      <ul className="grid gap-4">
        {items.map(({ id, text: words, author_name }) => (
          <li key={id}>
            <p className="whitespace-pre-line">{words}</p>
            <div className="flex flex-wrap items-center justify-between gap-x-3">
              <p className="text-13 text-ink-soft">{text.by(author_name)}</p>
              <ReportCard kind="summary" id={id} loginPath={loginPath} label={text.report(author_name)} />
            </div>
          </li>
        ))}
      </ul>
      {page < (reply?.pages ?? page + 1) && (
        <Button kind="line" size="small" isBusy={!reply} onClick={more}>
          {text.more}
        </Button>
      )}
    </>
  )
}
