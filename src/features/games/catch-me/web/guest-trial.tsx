import { useState } from 'react'
import { isCalm } from '#lib/web/is-calm.ts'
import { GuestTrialResult } from '#ui/answers/guest-trial-result.tsx'
import { type Move, replay, type Tally } from '../rules.ts'
import { ArcadeGame } from './arcade-part.tsx'
import { Learned, Score } from './learned-part.tsx'
import { text } from './text.ts'
import { TurnGame } from './turns-part.tsx'

type Props = { seed: number; onLeave: () => void; onAgain: () => void }

/** One round for a visitor, in the browser alone: nothing is sent, so nothing can be paid. */
export function CatchMeGuestTrial({ seed, onLeave, onAgain }: Props) {
  const [tally, setTally] = useState<Tally | null>(null)
  const [isStill] = useState(isCalm)
  const end = (_play: unknown, moves: Move[]) => setTally(replay(seed, moves))
  if (tally) {
    return (
      <GuestTrialResult world={2} isGlad={tally.good > tally.bad} title={text.result(false)} onAgain={onAgain}>
        <p>
          <Score of={tally.score} />
        </p>
        <Learned round={tally} />
      </GuestTrialResult>
    )
  }
  const play = { session: `taste-${seed}`, seed, way: isStill ? ('turns' as const) : ('arcade' as const) }
  const Game = isStill ? TurnGame : ArcadeGame
  return (
    <div className="game-frame" data-tone="play" data-task="whole" data-w={2}>
      <h1 className="vh">{text.title}</h1>
      <Game play={play} isHeld={false} onEnd={end} onLeave={onLeave} />
    </div>
  )
}
