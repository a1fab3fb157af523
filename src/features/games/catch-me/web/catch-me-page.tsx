import { useState } from 'react'
import { type LoaderFunctionArgs, useBlocker, useLoaderData } from 'react-router'
import { call } from '#lib/web/call.ts'
import { PageHead } from '#lib/web/page-head.tsx'
import { GameBar } from '#ui/answers/game-bar.tsx'
import { LeaveGame } from '#ui/answers/leave-game.tsx'
import { Button } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { useRewardAhead } from '#ui/reward/lazy-reward.tsx'
import { readCatchMe, readCatchMeBoard } from '../catch-me-contract.ts'
import { ArcadeGame } from './arcade-part.tsx'
import { BoardCard } from './board-part.tsx'
import { IntroCard } from './intro-part.tsx'
import { ResultCard } from './result-part.tsx'
import { text } from './text.ts'
import { TurnGame } from './turns-part.tsx'
import { usePlay } from './use-play.ts'

/** The person's state of the game today, and the leaderboard of the address. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  const period = searchParams.get('period') === 'all' ? 'all' : 'week'
  const way = searchParams.get('way') === 'turns' ? 'turns' : 'arcade'
  const [today, board] = await Promise.all([call(readCatchMe, {}), call(readCatchMeBoard, { query: { period, way } })])
  return { today, board }
}

const howSteps = [text.catchHow, text.dodgeHow, text.moveWhy]

export function Component() {
  const { today, board } = useLoaderData<typeof loader>()
  const { state, fault, starting, start, send, end, leave } = usePlay()
  const blocker = useBlocker(state.phase === 'playing')
  useRewardAhead(state.phase === 'playing')
  const isBlocked = blocker.state === 'blocked'
  const [isAsking, setAsking] = useState(false)
  const ask = () => setAsking(true)
  if (state.phase === 'playing')
    return (
      <div className="game-frame" data-tone="play" data-task="whole" data-w={2}>
        <PageHead title={text.title} description={text.description} path="/games/catch-me-if-you-can" isPrivate />
        <h1 className="vh">{text.title}</h1>
        {state.play.way === 'arcade' ? (
          <ArcadeGame
            key={state.play.session}
            play={state.play}
            isHeld={isBlocked || isAsking}
            onEnd={end}
            onLeave={ask}
          />
        ) : (
          <TurnGame key={state.play.session} play={state.play} onEnd={end} onLeave={ask} />
        )}
        <LeaveGame
          isOpen={isBlocked || isAsking}
          title={text.leaveAsk}
          about={text.leaveAbout}
          go={text.leaveNow}
          onStay={() => {
            setAsking(false)
            blocker.reset?.()
          }}
          onLeave={() => {
            setAsking(false)
            if (isBlocked) blocker.proceed?.()
            else leave()
          }}
        />
      </div>
    )
  return (
    <div className="catch-page" data-tone="play">
      <PageHead title={text.title} description={text.description} path="/games/catch-me-if-you-can" isPrivate />
      <GameBar title={text.title} how={howSteps} />
      <div className="catch-columns">
        <div className="catch-main">
          {state.phase === 'intro' && (
            <IntroCard today={today} fault={fault} starting={starting} onStart={(way) => void start(way)} />
          )}
          {state.phase === 'sending' && (
            <Card>
              <p role="status">{state.wait > 0 ? text.wait(state.wait) : text.sending}</p>
            </Card>
          )}
          {state.phase === 'unsent' && (
            <Card className="stack">
              <Notice kind="danger" isAlert title={text.unsent}>
                {state.fault}
              </Notice>
              <Button kind="main" onClick={() => (state.isLost ? leave() : void send())}>
                {state.isLost ? text.playAgain : text.again}
              </Button>
            </Card>
          )}
          {state.phase === 'done' && (
            <>
              {fault && (
                <Notice kind="danger" isAlert>
                  {fault}
                </Notice>
              )}
              <ResultCard
                key={state.result.left + state.result.score}
                result={state.result}
                quota={today.quota}
                isBusy={starting !== null}
                onAgain={() => void start(state.way)}
              />
            </>
          )}
        </div>
        <BoardCard board={board} today={today} />
      </div>
    </div>
  )
}
