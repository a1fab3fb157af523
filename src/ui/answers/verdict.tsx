import ChevronDown from 'lucide-react/icons/chevron-down'
import CircleCheck from 'lucide-react/icons/circle-check'
import Lightbulb from 'lucide-react/icons/lightbulb'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Icon } from '../basics/icon.tsx'
import { OwnMascot } from '../pictures/own-mascot.tsx'
import { ThaiText } from '../reading/thai-text.tsx'
import { playSound } from '../sound/sounds.ts'
import { focusText } from './focus-text.ts'
import { splitReason } from './reason-rules.ts'

interface VerdictProps {
  isRight: boolean
  /** "ใช่เลย" or "ยังไม่ใช่ แต่ใกล้มาก". It receives the focus. */
  title: string
  /** Its first phrases are shown, the rest on demand. */
  reason: string
  /** The reason as a picture. */
  plot?: ReactNode
  /** One line on how others answered. */
  others?: string | undefined
  /** The main button: next question, or the result. */
  action: ReactNode
  /** A link to the article. */
  link?: ReactNode
}

/** The verdict on a checked answer, as the lowest row of a `FocusFrame`: its button is always in sight. */
export function Verdict({ isRight, title, reason, plot, others, action, link }: VerdictProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const id = useId()
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    playSound(isRight ? 'right' : 'yet')
  }, [isRight])
  const { first, rest } = splitReason(reason)
  return (
    <section className="verdict" data-right={isRight || undefined} aria-labelledby={id}>
      <OwnMascot
        className="verdict-who"
        face={isRight ? 'glad' : 'think'}
        arms={isRight ? ['up', 'up'] : ['hip', 'down']}
      />
      <div className="verdict-text">
        <h3 id={id} ref={heading} tabIndex={-1} className="verdict-title">
          <Icon of={isRight ? CircleCheck : Lightbulb} />
          <span>{title}</span>
        </h3>
        <p>
          <ThaiText>{first}</ThaiText>
        </p>
        {plot}
        {others && <p className="text-13 text-ink-soft">{others}</p>}
        {rest ? (
          <details>
            <summary className="tap">
              {focusText.why}
              <Icon of={ChevronDown} />
            </summary>
            <p>
              <ThaiText>{rest}</ThaiText>
            </p>
          </details>
        ) : null}
        {link}
      </div>
      {action}
    </section>
  )
}
