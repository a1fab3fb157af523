import { useAct } from '#lib/web/data/use-act.ts'
import { sendWaiting } from '#lib/web/offline/unsent-acts.ts'
import { Button, LinkButton } from '#ui/basics/button.tsx'
import { ResultSheet } from '#ui/reward/result-sheet.tsx'
import { text } from './text.ts'

/**
 * All questions are answered, but some answers have not reached the server. The result replaces this card
 * automatically.
 */
export function WaitingCard({ count }: { count: number }) {
  const { run, isBusy, done } = useAct(() => sendWaiting().catch(() => false))
  const hasFailed = done?.reply === false
  return (
    <ResultSheet world={1} id="waiting" title={text.waitingTitle} face="smile" arms={['down', 'hold']} takesFocus>
      <p>{text.waiting(count)}</p>
      <p role="status">{hasFailed && !isBusy ? text.stillWaiting : ''}</p>
      <div className="result-acts">
        <Button kind="main" isBusy={isBusy} onClick={() => void run()}>
          {text.sendNow}
        </Button>
        <LinkButton kind="line" to="/">
          {text.home}
        </LinkButton>
      </div>
    </ResultSheet>
  )
}
