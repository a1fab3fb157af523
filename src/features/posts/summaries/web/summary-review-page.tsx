import { useEffect, useRef, useState } from 'react'
import { useAct } from '#lib/web/data/use-act.ts'
import { PageHead } from '#lib/web/page-head.tsx'
import { Button, LinkButton } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import { type GivenSummary, judgeSummary, takeSummary } from '../contract.ts'
import { summaryText as text } from './summary-text.ts'

type Verdict = keyof typeof text.verdicts
const verdicts = Object.keys(text.verdicts) as Verdict[]

/** Peer review: one summary by another person at a time. */
export function Component() {
  const [thanks, setThanks] = useState(0)
  const heading = useRef<HTMLHeadingElement>(null)
  const [given, setGiven] = useState<GivenSummary | null>()
  const take = useAct(takeSummary, { onDone: ({ summary }) => setGiven(summary) })
  const { run } = take
  useEffect(() => void run({ body: {} }), [run])
  const verdict = useAct(judgeSummary, {
    onDone: async () => {
      setThanks((count) => count + 1)
      await run({ body: {} })
      heading.current?.focus()
    },
  })
  const { isBusy } = verdict
  const judge = ({ id, version }: GivenSummary, verdictOfReader: Verdict) =>
    void verdict.run({ body: { id, version, verdict: verdictOfReader } })
  const problem = take.fault ?? verdict.fault
  return (
    <div className="stack mx-auto w-full max-w-[44rem]" data-tone="play">
      <PageHead title={text.reviewTitle} description={text.reviewLead} path="/summaries" isPrivate />
      <div>
        <h1 ref={heading} tabIndex={-1}>
          {text.reviewTitle}
        </h1>
        <p className="text-ink-soft">{text.reviewLead}</p>
      </div>
      {thanks > 0 && (
        <p role="status" key={thanks}>
          {text.thanks}
        </p>
      )}
      {problem && (
        <Notice kind="danger" isAlert>
          {problem}
        </Notice>
      )}
      {given && (
        <Card className="grid gap-4" aria-labelledby="given">
          <h2 id="given">
            <ThaiText>{text.of(given.post.title)}</ThaiText>
          </h2>
          <p className="text-ink-soft">{given.post.summary}</p>
          <blockquote className="whitespace-pre-line">{given.text}</blockquote>
          <div className="grid gap-3">
            {verdicts.map((verdict) => (
              <Button key={verdict} kind="line" isWide data-js isBusy={isBusy} onClick={() => judge(given, verdict)}>
                {text.verdicts[verdict]}
              </Button>
            ))}
          </div>
          <LinkButton kind="quiet" size="small" to={given.post.href}>
            {text.open}
          </LinkButton>
        </Card>
      )}
      {given === null && (
        <Card className="grid gap-4">
          <p>{text.noReview}</p>
          <LinkButton kind="line" to="/club">
            {text.toClub}
          </LinkButton>
        </Card>
      )}
    </div>
  )
}
