import type { ReactNode } from 'react'
import { useBlocker } from 'react-router'
import { GameBar } from './game-bar.tsx'
import { LeaveGame } from './leave-game.tsx'

type Props = {
  title: string
  how: readonly string[]
  /** A game is under way: it has the whole screen, without header, footer and bottom bar, and leaving asks. */
  isOn: boolean
  /** What becomes of the game when it is left now. */
  leaveAbout: string
  /** More buttons of the bar while the game is on. */
  tools?: ReactNode
  /** Classes of the page while no game is on. */
  className: string
  children: ReactNode
}

/** The page of a word game: an ordinary page before and after, the whole screen in between. */
export function GameFrame({ title, how, isOn, leaveAbout, tools, className, children }: Props) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isOn && currentLocation.pathname !== nextLocation.pathname,
  )
  return (
    <div className={isOn ? 'game-frame' : className} data-tone="play" data-task={isOn ? 'whole' : undefined}>
      <GameBar title={title} how={how} tools={isOn ? tools : null} />
      {children}
      <LeaveGame
        isOpen={blocker.state === 'blocked'}
        about={leaveAbout}
        onStay={() => blocker.reset?.()}
        onLeave={() => blocker.proceed?.()}
      />
    </div>
  )
}
