import { useState } from 'react'
import { toClusters } from '#lib/thai/clusters.ts'
import { useAct } from '#lib/web/data/use-act.ts'
import { useReply } from '#lib/web/data/use-reply.ts'
import { Button } from '#ui/basics/button.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { TextAreaField } from '#ui/fields/field.tsx'
import { PlainForm } from '#ui/fields/plain-form.tsx'
import { type MySummary, readMySummary, summarizePost } from '../contract.ts'
import { summaryLength, summaryReasons } from '../summary-rules.ts'
import { summaryText as text } from './summary-text.ts'

/** The person's own summary of a post; it can be edited until it is accepted. */
export function SummaryForm({ postId }: { postId: string }) {
  const { reply, refusal, setReply } = useReply(readMySummary, { query: { id: postId } })
  const [typed, setTyped] = useState<string | null>(null)
  const act = useAct(summarizePost, { onDone: (summary) => setReply((now) => now && { ...now, summary }) })
  const known = reply?.summary
  const blocked = reply?.blocked
  const words = typed ?? known?.text ?? ''
  const send = () => void act.run({ body: { id: postId, text: words } })
  const problem = refusal?.message ?? act.fault
  if (known?.state === 'accepted' || known?.state === 'hidden')
    return (
      <>
        <p role="status">{text.states[known.state]}</p>
        <blockquote>{known.text}</blockquote>
      </>
    )
  if (blocked) return <Notice kind="info">{blocked}</Notice>
  const letters = toClusters(words.trim()).length
  const off = letters < summaryLength.min ? text.short : letters > summaryLength.max ? text.long : null
  return (
    <PlainForm className="grid gap-3" onSend={send}>
      {known && <Told summary={known} />}
      <TextAreaField
        label={text.yours}
        hint={text.hint}
        rows={6}
        value={words}
        readOnly={known === undefined}
        onChange={(event) => setTyped(event.target.value)}
      />
      <p className="text-13 text-ink-soft">{text.count(letters)}</p>
      {problem && (
        <Notice kind="danger" isAlert>
          {problem}
        </Notice>
      )}
      <Button kind="main" type="submit" isBusy={act.isBusy} offReason={off}>
        {known ? text.sendAgain : text.send}
      </Button>
    </PlainForm>
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
