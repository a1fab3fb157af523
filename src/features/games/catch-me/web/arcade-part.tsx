import Pause from 'lucide-react/icons/pause'
import PlayIcon from 'lucide-react/icons/play'
import X from 'lucide-react/icons/x'
import { useCallback, useEffect, useId, useRef, useState } from 'react'
import { SoundButton } from '#ui/answers/sound-button.tsx'
import { Button, IconButton } from '#ui/basics/button.tsx'
import { Icon } from '#ui/basics/icon.tsx'
import { playSound } from '#ui/sound/sounds.ts'
import { isGood, type Kind, type Move } from '../rules.ts'
import { HowPictures } from './start-street.tsx'
import { type LureKind, text } from './text.ts'
import { type Shown, useArcade } from './use-arcade.ts'
import type { Play } from './use-play.ts'
import { useSteering } from './use-steering.ts'

/** `isHeld`: a dialog is open, and the game is paused. */
type Props = { play: Play; isHeld: boolean; onEnd: (play: Play, moves: Move[]) => void; onLeave: () => void }

/** The game with motion: bar, market street, and a strip for dragging that does not cover the field. */
export function ArcadeGame({ play, isHeld, onEnd, onLeave }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const frame = useRef<HTMLElement>(null)
  const helpId = useId()
  const { lesson, teach } = useLesson()
  const { shown, isPaused, setPaused, aim, wantedNow } = useArcade({
    canvas,
    seed: play.seed,
    onCatch: ({ kind }) => {
      playSound(isGood(kind) ? 'right' : 'yet')
      if (!isGood(kind)) teach(kind)
    },
    onEnd: (moves) => onEnd(play, moves),
  })
  const togglePause = useCallback(() => setPaused((was) => !was), [setPaused])
  useEffect(() => {
    if (isHeld) setPaused(true)
  }, [isHeld, setPaused])
  const hands = useSteering({ aim, wantedNow, togglePause, isPaused })
  useEffect(() => {
    frame.current?.focus({ preventScroll: true })
  }, [])
  return (
    <section ref={frame} className="catch-frame" aria-label={text.field} aria-describedby={helpId} tabIndex={-1}>
      <div className="catch-bar">
        <IconButton label={text.leave} icon={<Icon of={X} />} onClick={onLeave} />
        <Figures shown={shown} />
        <SoundButton />
        <IconButton
          label={isPaused ? text.resume : text.pause}
          icon={<Icon of={isPaused ? PlayIcon : Pause} />}
          onClick={togglePause}
        />
      </div>
      <p id={helpId} className="vh">
        {text.fieldHelp}
      </p>
      <div className="catch-board">
        <canvas ref={canvas} className="catch-canvas" role="img" aria-label={text.picture} {...hands} />
        {shown.run > 1 && !isPaused ? (
          <span className="catch-run" aria-hidden>
            {text.run(shown.run)}
          </span>
        ) : null}
        {lesson && !isPaused ? (
          <p className="catch-lesson" aria-hidden>
            <b>{lesson.said}</b> {lesson.truth}
          </p>
        ) : null}
        {isPaused && (
          <div className="catch-pause" role="status">
            <strong>{text.paused}</strong>
            <span>{text.pausedWhy}</span>
            <HowPictures />
            <span className="text-13 text-ink-soft">{text.moveWhy}</span>
            <Button kind="main" onClick={togglePause}>
              {text.resume}
            </Button>
          </div>
        )}
      </div>
      <div className="catch-strip" aria-hidden="true" {...hands}>
        {text.strip}
      </div>
      <News shown={shown} />
    </section>
  )
}

const lessonMs = 2_400

/** What a lure was, beside the game for a moment: it never stops the game, and the result repeats it. */
function useLesson() {
  const [nth, setNth] = useState(0)
  const [kind, setKind] = useState<LureKind | null>(null)
  useEffect(() => {
    if (nth === 0) return
    const timer = setTimeout(() => setKind(null), lessonMs)
    return () => clearTimeout(timer)
  }, [nth])
  const teach = (caught: Kind) => {
    setNth((before) => before + 1)
    setKind(caught as LureKind)
  }
  const lessons = kind && text.lessons[kind]
  return { lesson: lessons ? lessons[nth % lessons.length]! : null, teach }
}

function Figures({ shown: { score, seconds } }: { shown: Shown }) {
  return (
    <p className="catch-figures" aria-hidden="true">
      <span>
        {text.score} <strong>{score}</strong>
      </span>
      <span>
        {text.time} <strong>{text.seconds(seconds)}</strong>
      </span>
    </p>
  )
}

/** Announced every fifteen seconds: more would interrupt the game. */
function News({ shown: { seconds, score } }: { shown: Shown }) {
  const [news, setNews] = useState('')
  const latest = useRef(score)
  useEffect(() => {
    latest.current = score
  })
  useEffect(() => {
    if (seconds % 15 === 0 && seconds > 0 && seconds < 60) setNews(text.progress(seconds, latest.current))
  }, [seconds])
  return (
    <p className="vh" role="status">
      {news}
    </p>
  )
}
