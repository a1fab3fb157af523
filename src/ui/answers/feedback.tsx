import { type ReactNode, useEffect, useRef } from 'react'
import { OwnMascot } from '../pictures/own-mascot.tsx'

interface FeedbackProps {
  isRight: boolean
  /** "ใช่เลย" or "ยังไม่ใช่ แต่ใกล้มาก". It receives the focus. */
  title: string
  /** One sentence of explanation. */
  children: ReactNode
  /** The main button: next question, or the result. */
  action: ReactNode
  /** A link to the article. */
  link?: ReactNode
  heading?: 'h2' | 'h3'
  /** False when it is part of the loaded page, because nothing was checked just now. */
  takesFocus?: boolean
}

/** The feedback to a checked answer; the last element of the question's card, up to its edges. */
export function Feedback(props: FeedbackProps) {
  const { isRight, title, children, action, link, heading: Heading = 'h3', takesFocus = true } = props
  const ref = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) ref.current?.focus()
  }, [takesFocus])
  return (
    <div className="feedback" data-right={isRight || undefined}>
      <OwnMascot
        className="feedback-who"
        face={isRight ? 'glad' : 'think'}
        arms={isRight ? ['up', 'up'] : ['hip', 'down']}
      />
      <div>
        <Heading ref={ref} tabIndex={-1} className="feedback-title">
          {title}
        </Heading>
        <p>{children}</p>
      </div>
      <div className="feedback-acts">
        {action}
        {link}
      </div>
    </div>
  )
}
