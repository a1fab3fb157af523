import { useState } from 'react'
import { useLoaderData } from 'react-router'
import type { Gained } from '#features/koin/contract.ts'
import { call } from '#lib/web/call.ts'
import { PageHead } from '#lib/web/page-head.tsx'
import { GameFrame } from '#ui/answers/game-frame.tsx'
import { useRewardAhead } from '#ui/reward/lazy-reward.tsx'
import { type HangmanGame, type HangmanQuota, readHangmanQuota } from '../hangman-contract.ts'
import { BoardCard } from './board-part.tsx'
import { ResultCard } from './result-part.tsx'
import { StartCard } from './start-part.tsx'
import { text } from './text.ts'

export async function loader() {
  return call(readHangmanQuota, {})
}

export type Table = {
  quota: HangmanQuota
  game: HangmanGame | null
  /** From the guess that ended the word: what the person has with its reward. */
  gained?: Gained | null
}

/** One word after the other: the start, the board, the result. */
export function Component() {
  const loaded = useLoaderData<typeof loader>()
  const [table, setTable] = useState<Table>(loaded)
  // An unfinished word waits until its player continues.
  const [isPlaying, setPlaying] = useState(false)
  const { quota, game } = table
  useRewardAhead(isPlaying)
  const show = (next: Table) => {
    setTable(next)
    setPlaying(true)
  }
  return (
    <GameFrame
      title={text.title}
      how={text.howSteps}
      isOn={isPlaying && game !== null && !game.result}
      leaveAbout={text.leaveAbout}
      className="column stack"
    >
      <PageHead title={text.title} description={text.description} path="/games/hangman" isPrivate />
      {!isPlaying || !game ? (
        <StartCard
          quota={quota}
          isUnderWay={game !== null}
          onTable={show}
          onQuota={(next) => setTable({ quota: next, game })}
        />
      ) : game.result ? (
        <ResultCard
          key={game.id}
          game={game}
          result={game.result}
          gained={table.gained ?? null}
          quota={quota}
          onTable={show}
          onQuota={(next) => setTable({ ...table, quota: next })}
        />
      ) : (
        <BoardCard key={game.id} game={game} onTable={show} />
      )}
    </GameFrame>
  )
}
