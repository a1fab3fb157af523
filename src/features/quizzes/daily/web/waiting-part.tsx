import { useEffect, useRef } from 'react'
import { useAct } from '#lib/web/data/use-act.ts'
import { sendWaiting } from '#lib/web/offline/unsent-acts.ts'
import { Button, LinkButton } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { OwnMascot } from '#ui/pictures/own-mascot.tsx'
import { text } from './text.ts'

/**
 * All questions are answered, but some answers have not reached the server. The result replaces this card
 * automatically.
 */
export function WaitingCard({ count }: { count: number }) {
  const { run, isBusy, done } = useAct(() => sendWaiting().catch(() => false))
  const hasFailed = done?.reply === false
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <Card className="quiz-result" aria-labelledby="waiting">
      <OwnMascot face="smile" arms={['down', 'hold']} />
      <h2 id="waiting" ref={heading} tabIndex={-1}>
        {text.waitingTitle}
      </h2>
      <p>{text.waiting(count)}</p>
      <p role="status">{hasFailed && !isBusy ? text.stillWaiting : ''}</p>
      <div className="quiz-result-acts">
        <Button kind="main" isBusy={isBusy} onClick={() => void run()}>
          {text.sendNow}
        </Button>
        <LinkButton kind="line" to="/">
          {text.home}
        </LinkButton>
      </div>
    </Card>
  )
}
