import { useEffect, useState } from 'react'
import { Button, LinkButton } from '#ui/basics/button.tsx'
import { ResultSheet } from '#ui/reward/result-sheet.tsx'
import type { ReviewDesk } from '../review-contract.ts'
import { text } from './text.ts'

/** Upper limit of the timer. */
const longestWaitSeconds = 86_400

type Props = { desk: ReviewDesk; count: number; onBack: () => Promise<void> }

/**
 * Nothing is due: when the next question comes back, and further links. A question that becomes due is offered, not
 * opened.
 */
export function RestCard({ desk: { next_at, next_in_seconds, saved }, count, onBack }: Props) {
  const [isBack, setBack] = useState(false)
  useEffect(() => {
    if (next_in_seconds === null || next_in_seconds > longestWaitSeconds) return
    // Counted from the server's time: on a device with a wrong clock it would be offered too early, or never.
    const timer = setTimeout(() => setBack(true), next_in_seconds * 1000 + 500)
    return () => clearTimeout(timer)
  }, [next_in_seconds])
  return (
    <ResultSheet
      world={1}
      id="rest"
      title={count > 0 ? text.doneTitle(count) : text.restTitle}
      face="glad"
      takesFocus={count > 0}
    >
      {next_at && <p>{text.nextAt(next_at)}</p>}
      <p className="text-ink-soft">{text.saved(saved)}</p>
      <div className="result-acts">
        {isBack ? (
          <Button kind="main" onClick={() => void onBack()}>
            {text.back}
          </Button>
        ) : null}
        <LinkButton kind={isBack ? 'line' : 'main'} to="/quiz">
          {text.toMenu}
        </LinkButton>
      </div>
    </ResultSheet>
  )
}
