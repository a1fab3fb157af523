import { useEffect, useState } from 'react'
import { ReportCard } from '#features/moderation/web/report-card.tsx'
import { Button } from '#kit/web/basics/button.tsx'
import { Notice } from '#kit/web/basics/notice.tsx'
import { call } from '#lib/web/call.ts'
import { asRefusal } from '#lib/web/hydration.ts'
import { listSummaries, type PostSummary } from '../summary-contract.ts'
import { summaryText as text } from './summary-text.ts'

/** The accepted summaries of a post, a few at a time. */
export function SummaryList({ postId, loginPath }: { postId: string; loginPath: string }) {
  const [items, setItems] = useState<PostSummary[] | null>(null)
  const [page, setPage] = useState({ wanted: 1, last: 1 })
  const [fault, setFault] = useState<string | null>(null)
  useEffect(() => {
    let isCurrent = true
    call(listSummaries, { query: { id: postId, page: page.wanted, limit: 10 } })
      .then((list) => {
        if (!isCurrent) return
        setItems((old) => (page.wanted === 1 ? list.items : [...(old ?? []), ...list.items]))
        setPage((now) => ({ ...now, last: Math.max(1, list.pages) }))
      })
      .catch((error) => isCurrent && setFault(asRefusal(error).message))
    return () => {
      isCurrent = false
    }
  }, [postId, page.wanted])
  if (fault)
    return (
      <Notice kind="danger" isAlert>
        {fault}
      </Notice>
    )
  if (items === null) return null
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
      {page.wanted < page.last && (
        <Button kind="line" size="small" onClick={() => setPage((now) => ({ ...now, wanted: now.wanted + 1 }))}>
          {text.more}
        </Button>
      )}
    </>
  )
}
