import ChevronDown from 'lucide-react/icons/chevron-down'
import Dot from 'lucide-react/icons/dot'
import { ArtFile } from '#art/art-file.tsx'
import type { ArtFileName } from '#art/art-file-name.ts'
import type { Send } from '#lib/web/data/send-under.ts'
import { useAct } from '#lib/web/data/use-act.ts'
import { Button, LinkButton } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { Icon } from '#ui/basics/icon.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { Progress } from '#ui/basics/progress.tsx'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import type { ExamDesk } from '../../exam-contract.ts'
import { factsOf, numbersOf, text, whyNot } from '../text.ts'

type Props = {
  desk: ExamDesk
  /** Its picture, and what it teaches in one line. */
  about?: { art: ArtFileName; teaches: string } | undefined
  /** Another act leads: the start stands back. */
  isSecond?: boolean
  onStart: (send: Send) => Promise<unknown>
  onStarted: () => void
}

/** An attempt in one sight: picture, numbers, start button; all rules fold open. Or why none can start now. */
export function StandingCard({ desk, about, isSecond = false, onStart, onStarted }: Props) {
  const { fault, isBusy, run } = useAct(onStart, { refresh: ['page'], onDone: onStarted })
  const reason = whyNot(desk)
  const { quiz, state, months } = desk
  const isOver = state === 'passed' || state === 'used_up'
  return (
    <Card className="quiz-card" aria-labelledby="exam-about">
      {/* Why it cannot begin comes before what it is. */}
      {reason ? <Notice>{reason}</Notice> : null}
      <div className="exam-about">
        <ArtFile file={about?.art ?? `menus/${quiz}.svg`} />
        <div>
          <h2 id="exam-about">{isOver ? text.now : text.about}</h2>
          {about ? (
            <p className="text-ink-soft">
              <ThaiText>{about.teaches}</ThaiText>
            </p>
          ) : null}
        </div>
      </div>
      {state === 'locked' && months ? <Progress done={months.passed} total={months.needed} unit="เดือน" /> : null}
      {isOver ? null : (
        <dl className="exam-numbers">
          {numbersOf(desk).map(({ number, label }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{number}</dd>
            </div>
          ))}
        </dl>
      )}
      {fault && (
        <Notice kind="danger" isAlert>
          {fault}
        </Notice>
      )}
      {state === 'open' ? (
        <div className="way-on">
          <Button kind={isSecond ? 'line' : 'main'} isWide isBusy={isBusy} onClick={() => void run()}>
            {text.start[quiz]}
          </Button>
        </div>
      ) : (
        <LinkButton kind="line" to={state === 'locked' && quiz === 'final' ? '/quiz/month' : '/quiz'}>
          {state === 'locked' && quiz === 'final' ? text.toMonthly : text.toMenu}
        </LinkButton>
      )}
      {isOver ? null : (
        <details className="exam-rules">
          <summary>
            {text.rules}
            <Icon of={ChevronDown} size={20} />
          </summary>
          <ul className="exam-facts">
            {factsOf(desk).map((fact) => (
              <li key={fact}>
                <Icon of={Dot} />
                <span>{fact}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </Card>
  )
}
