import Dot from 'lucide-react/icons/dot'
import type { Send } from '#lib/web/data/send-under.ts'
import { useAct } from '#lib/web/data/use-act.ts'
import { Button, LinkButton } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { Icon } from '#ui/basics/icon.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { Progress } from '#ui/basics/progress.tsx'
import type { ExamDesk } from '../../exam-contract.ts'
import { factsOf, text, whyNot } from '../text.ts'

type Props = { desk: ExamDesk; onStart: (send: Send) => Promise<unknown>; onStarted: () => void }

/** The rules of an attempt with its start button, or why none can start now. */
export function StandingCard({ desk, onStart, onStarted }: Props) {
  const { fault, isBusy, run } = useAct(onStart, { refresh: ['page'], onDone: onStarted })
  const reason = whyNot(desk)
  const { quiz, state, months } = desk
  const isOver = state === 'passed' || state === 'used_up'
  return (
    <Card className="quiz-card" aria-labelledby="exam-about">
      <h2 id="exam-about">{isOver ? text.now : text.about}</h2>
      {reason ? <Notice>{reason}</Notice> : null}
      {state === 'locked' && months ? <Progress done={months.passed} total={months.needed} unit="เดือน" /> : null}
      {isOver ? null : (
        <ul className="exam-facts">
          {factsOf(desk).map((fact) => (
            <li key={fact}>
              <Icon of={Dot} />
              <span>{fact}</span>
            </li>
          ))}
        </ul>
      )}
      {fault && (
        <Notice kind="danger" isAlert>
          {fault}
        </Notice>
      )}
      {state === 'open' ? (
        <div className="way-on">
          <Button isWide isBusy={isBusy} onClick={() => void run()}>
            {text.start[quiz]}
          </Button>
        </div>
      ) : (
        <LinkButton kind="line" to={state === 'locked' && quiz === 'final' ? '/quiz/month' : '/quiz'}>
          {state === 'locked' && quiz === 'final' ? text.toMonthly : text.toMenu}
        </LinkButton>
      )}
    </Card>
  )
}
