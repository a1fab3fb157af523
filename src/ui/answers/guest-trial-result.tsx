import { type ReactNode, useEffect, useRef } from 'react'
import type { World } from '#art/art-color.ts'
import { Mascot } from '#art/mascot.tsx'
import { useFinishedActivity } from '#lib/web/finished-activity.ts'
import { Button, LinkButton } from '../basics/button.tsx'
import { Link } from '../basics/link.tsx'
import { Scene } from '../basics/scene.tsx'
import { guestTrialText } from './guest-trial-text.ts'

type Props = {
  isGlad: boolean
  title: ReactNode
  /** The world of the game. */
  world: World
  children: ReactNode
  /** Another round, where there is one; otherwise the way goes on to the other games. */
  onAgain?: (() => void) | undefined
}

/**
 * The end of a visitor's round in the scene of a member's reward, without coins: what came of it, the way on, and one line
 * on what an account would add. It receives the focus.
 */
export function GuestTrialResult({ isGlad, title, world, children, onAgain }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  useFinishedActivity()
  return (
    <section
      className="game-frame guest-end"
      aria-labelledby="taste-result"
      data-tone="play"
      data-task="whole"
      data-w={world}
    >
      <div className="guest-end-stage">
        <Scene near={`near/ground-${world}.svg`} />
        <h1 id="taste-result" ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <div className="guest-end-place">
          <Mascot face={isGlad ? 'glad' : 'smile'} arms={isGlad ? ['up', 'wave'] : ['down', 'wave']} />
        </div>
      </div>
      <div className="guest-end-panel">
        {children}
        {onAgain ? (
          <Button isWide onClick={onAgain}>
            {guestTrialText.again}
          </Button>
        ) : (
          <LinkButton to="/games" isWide>
            {guestTrialText.others}
          </LinkButton>
        )}
        <p className="text-ink-soft">
          {guestTrialText.why}{' '}
          <Link to="/register" className="tap">
            {guestTrialText.register}
          </Link>
        </p>
        {onAgain ? (
          <Link to="/games" className="tap">
            {guestTrialText.others}
          </Link>
        ) : null}
      </div>
    </section>
  )
}
