import { type ReactNode, useEffect, useRef } from 'react'
import type { World } from '#art/art-color.ts'
import { ArtFile } from '#art/art-file.tsx'
import type { Arms, Face } from '#art/person.tsx'
import { Scene } from '../basics/scene.tsx'
import { useFlight } from '../basics/use-flight.ts'
import { OwnMascot } from '../pictures/own-mascot.tsx'

interface ResultSheetProps {
  /** The world of what was done: the one of its reward moment. */
  world: World
  /** The id of the heading, which names the sheet. */
  id: string
  title: ReactNode
  /** Above the title, small: the page's heading. */
  eyebrow?: ReactNode
  /** กล้า lands on the island of the world instead of standing on its ground. */
  isIsland?: boolean
  face: Face
  arms?: Arms | undefined
  /** What was pressed is gone: the heading receives the focus, else it would move to the top of the page. */
  takesFocus: boolean
  /** What was earned a moment ago flies to the header, where no reward moment has shown it. */
  flies?: boolean
  children: ReactNode
}

/**
 * The result of something learned: กล้า in the world of the reward moment, which this follows, and one sheet over its
 * ground with what came of it and the ways on.
 */
export function ResultSheet(props: ResultSheetProps) {
  const { world, id, title, eyebrow, face, arms, takesFocus, isIsland = false, flies = false, children } = props
  const box = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  useFlight(box, flies)
  return (
    <section ref={box} className="result-sheet" data-tone="play" data-w={world} aria-labelledby={id}>
      <div className="result-stage" data-island={isIsland || undefined}>
        {isIsland ? (
          <ArtFile file={`islands/${world}.svg`} className="result-island" />
        ) : (
          <Scene near={`near/ground-${world}.svg`} />
        )}
        <div className="result-title">
          {eyebrow}
          <h2 id={id} ref={heading} tabIndex={-1}>
            {title}
          </h2>
        </div>
        <OwnMascot face={face} arms={arms ?? ['down', 'wave']} />
      </div>
      <div className="result-body">{children}</div>
    </section>
  )
}
