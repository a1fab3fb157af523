import { useBlocker, useLoaderData } from 'react-router'
import { GameBar } from '#kit/web/answers/game-bar.tsx'
import { Button } from '#kit/web/basics/button.tsx'
import { Card } from '#kit/web/basics/card.tsx'
import { Notice } from '#kit/web/basics/notice.tsx'
import { PageHead } from '#lib/web/page-head.tsx'
import { ArcadeGame } from './arcade-part.tsx'
import { BoardCard } from './board-part.tsx'
import type { loader } from './catch-me-loader.ts'
import { IntroCard } from './intro-part.tsx'
import { LeaveDialog } from './leave-part.tsx'
import { ResultCard } from './result-part.tsx'
import { text } from './text.ts'
import { TurnGame } from './turns-part.tsx'
import { usePlay } from './use-play.ts'

const howSteps = [text.catchHow, text.dodgeHow, text.moveWhy]

export function Component() {
  const { today, board } = useLoaderData<typeof loader>()
  const { state, fault, starting, start, send, end, leave } = usePlay()
  const blocker = useBlocker(state.phase === 'playing')
  const isAsked = blocker.state === 'blocked'
  return (
    <div className="catch-page" data-tone="play" data-task={state.phase === 'playing' || undefined}>
      <PageHead title={text.title} description={text.description} path="/games/catch-me-if-you-can" isPrivate />
      {state.phase === 'playing' ? <h1 className="vh">{text.title}</h1> : <GameBar title={text.title} how={howSteps} />}
      <div className="catch-columns">
        <div className="catch-main">
          {state.phase === 'intro' && (
            <IntroCard today={today} fault={fault} starting={starting} onStart={(way) => void start(way)} />
          )}
          {state.phase === 'playing' &&
            (state.play.way === 'arcade' ? (
              <ArcadeGame key={state.play.session} play={state.play} isHeld={isAsked} onEnd={end} onLeave={leave} />
            ) : (
              <TurnGame key={state.play.session} play={state.play} onEnd={end} onLeave={leave} />
            ))}
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
      <LeaveDialog isOpen={isAsked} onStay={() => blocker.reset?.()} onLeave={() => blocker.proceed?.()} />
    </div>
  )
}
