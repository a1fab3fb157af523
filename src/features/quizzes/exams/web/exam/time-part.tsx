import { useEffect, useRef, useState } from 'react'
import { Button } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { text } from '../text.ts'
import { useMinutesLeft } from './use-minutes-left.ts'

/** The remaining minutes that are announced to screen readers. */
const told = [10, 5, 1]

/** The remaining minutes; they can be hidden. */
export function TimeLeft({ secondsLeft, onOver }: { secondsLeft: number | null; onOver: () => void }) {
  const minutes = useMinutesLeft(secondsLeft, onOver)
  const [isShown, setShown] = useState(true)
  if (minutes === null) return null
  return (
    <div className="exam-time">
      {isShown ? <span className="nb">{text.timeLeft(minutes)}</span> : null}
      <Button kind="quiet" size="small" onClick={() => setShown(!isShown)}>
        {isShown ? text.hideTime : text.showTime}
      </Button>
      <span className="vh" role="status">
        {told.includes(minutes) ? text.timeLeft(minutes) : ''}
      </span>
    </div>
  )
}

/** The hour is over, and the result is loading; offline it waits for the network. */
export function TimeOver({ hasSaved }: { hasSaved: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null)
  // The focused element is gone; without this the focus would move to the top of the page.
  useEffect(() => heading.current?.focus(), [])
  return (
    <Card className="quiz-card" aria-labelledby="time-over">
      <h2 id="time-over" ref={heading} tabIndex={-1}>
        {text.overTitle}
      </h2>
      <p role="status">{hasSaved ? text.overSaved : text.over}</p>
    </Card>
  )
}
