import { useEffect, useState } from 'react'
import { Button } from '#kit/web/basics/button.tsx'
import { Notice } from '#kit/web/basics/notice.tsx'
import { TextAreaField } from '#kit/web/fields/field.tsx'
import { toClusters } from '#lib/thai/clusters.ts'
import { call } from '#lib/web/call.ts'
import { useAct } from '#lib/web/data/use-act.ts'
import { asRefusal } from '#lib/web/hydration.ts'
import { type MySummary, readMySummary, summarizePost } from '../summary-contract.ts'
import { summaryLength, summaryReasons } from '../summary-rules.ts'
import { summaryText as text } from './summary-text.ts'

/** One's own summary of a post, to write or to change until it is accepted. */
export function SummaryForm({ postId }: { postId: string }) {
  const [known, setKnown] = useState<MySummary | null | undefined>(undefined)
  const [words, setWords] = useState('')
  const [blocked, setBlocked] = useState<string | null>(null)
  const [failed, setFailed] = useState<string | null>(null)
  const { fault, isBusy, run } = useAct()
  useEffect(() => {
    let isCurrent = true
    call(readMySummary, { query: { id: postId } })
      .then(({ summary, blocked: why }) => {
        if (!isCurrent) return
        setBlocked(why)
        setKnown(summary)
        setWords(summary?.text ?? '')
      })
      .catch((error) => isCurrent && setFailed(asRefusal(error).message))
    return () => {
      isCurrent = false
    }
  }, [postId])
  const send = () =>
    void run(words, async (key) => setKnown(await call(summarizePost, { body: { id: postId, text: words } }, key)))

  const problem = failed ?? fault
  if (known?.state === 'accepted' || known?.state === 'hidden')
    return (
      <>
        <p role="status">{text.states[known.state]}</p>
        <blockquote>{known.text}</blockquote>
      </>
    )
  if (blocked) return <Notice kind="info">{blocked}</Notice>
  const letters = toClusters(words.trim()).length
  const off = letters < summaryLength.least ? text.short : letters > summaryLength.most ? text.long : null
  return (
    <div className="grid gap-3">
      {known && <Told summary={known} />}
      <TextAreaField
        label={text.yours}
        hint={text.hint}
        rows={6}
        value={words}
        readOnly={known === undefined}
        onChange={(event) => setWords(event.target.value)}
      />
      <p className="text-13 text-ink-soft">{text.count(letters)}</p>
      {problem && (
        <Notice kind="danger" isAlert>
          {problem}
        </Notice>
      )}
      <Button kind="main" isBusy={isBusy} offReason={off} onClick={send}>
        {known ? text.sendAgain : text.send}
      </Button>
    </div>
  )
}

function Told({ summary: { state, reason, notice } }: { summary: MySummary }) {
  return (
    <div role="status" className="grid gap-3">
      <p>{text.states[state]}</p>
      {reason && <p>{summaryReasons[reason]}</p>}
      {notice && <Notice kind={notice === 'help' ? 'info' : 'warn'}>{text.notices[notice]}</Notice>}
    </div>
  )
}
