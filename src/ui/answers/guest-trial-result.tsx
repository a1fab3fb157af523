import { type ReactNode, useEffect, useRef } from 'react'
import { Mascot } from '#art/mascot.tsx'
import { Button, LinkButton } from '../basics/button.tsx'
import { Card } from '../basics/card.tsx'
import { guestTrialText } from './guest-trial-text.ts'

type Props = {
  isGlad: boolean
  title: ReactNode
  children: ReactNode
  /** Another round, where there is one. */
  onAgain?: (() => void) | undefined
}

/** The end of a visitor's round: what came of it, and what an account would add. It receives the focus. */
export function GuestTrialResult({ isGlad, title, children, onAgain }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <Card className="quiz-result" aria-labelledby="taste-result">
      <Mascot face={isGlad ? 'glad' : 'smile'} arms={['down', 'wave']} />
      <h2 id="taste-result" ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {children}
      <p className="text-ink-soft">{guestTrialText.why}</p>
      <div className="quiz-result-acts">
        <LinkButton kind="main" to="/register">
          {guestTrialText.register}
        </LinkButton>
        {onAgain && (
          <Button kind="line" onClick={onAgain}>
            {guestTrialText.again}
          </Button>
        )}
      </div>
    </Card>
  )
}
