import { useEffect, useRef, useState } from 'react'
import { Button } from '#kit/web/basics/button.tsx'
import { Card } from '#kit/web/basics/card.tsx'
import { text } from './text.ts'
import { useMinutesLeft } from './use-minutes-left.ts'

/** When a reader is told of it, in minutes. */
const told = [10, 5, 1]

/** The minutes that are left, in words; whoever is made nervous by them puts them away. */
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

/** The hour is over, and the result is on its way; without a network it has to wait. */
export function TimeOver({ hasKept }: { hasKept: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null)
  // What had the focus is gone; without this it would fall back to the top of the page.
  useEffect(() => heading.current?.focus(), [])
  return (
    <Card className="quiz-card" aria-labelledby="time-over">
      <h2 id="time-over" ref={heading} tabIndex={-1}>
        {text.overTitle}
      </h2>
      <p role="status">{hasKept ? text.overKept : text.over}</p>
    </Card>
  )
}
