import { useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { refreshProfile } from '#features/identity/sessions/web/session.ts'
import type { Gained } from '#features/koin/contract.ts'
import { call } from '#lib/web/call.ts'
import { PageHead } from '#lib/web/page-head.tsx'
import { GameFrame } from '#ui/answers/game-frame.tsx'
import { useRewardAhead } from '#ui/reward/lazy-reward.tsx'
import { type DecoderSet, readDecoderResult } from '../decoder-contract.ts'
import { PictureCard } from './picture-part.tsx'
import { ResultCard } from './result-part.tsx'
import { StartCard } from './start-part.tsx'
import { text } from './text.ts'

/** The current state of today's set, or of the one in the address. */
export async function loader({ request }: LoaderFunctionArgs) {
  const setId = new URL(request.url).searchParams.get('setId')
  return call(readDecoderResult, { query: setId ? { setId } : {} })
}

/** Five pictures, one after the other, and then all of them with their answers. */
export function Component() {
  const { set: loaded, pay, week_title: weekTitle } = useLoaderData<typeof loader>()
  const [set, setSet] = useState(loaded)
  const [isPlaying, setPlaying] = useState(false)
  /** The picture that was just answered, while its result is shown. */
  const [reading, setReading] = useState<number | null>(null)
  /** What the last answer brought, when it finished the set. */
  const [gained, setGained] = useState<Gained | null>(null)
  useRewardAhead(isPlaying)
  const place = reading ?? set?.pictures.find(({ state }) => state === 'open')?.place
  const isOver = set !== null && place === undefined

  const begin = (begun: DecoderSet) => {
    setSet(begun)
    setPlaying(true)
  }
  const told = (news: DecoderSet, at: number, brought: Gained | null) => {
    setSet(news)
    setGained(brought)
    if (news.pictures[at - 1]?.state === 'open') return
    setReading(at)
    void refreshProfile().catch(() => {})
  }
  return (
    <GameFrame
      title={text.title}
      how={text.howSteps}
      isOn={!isOver && set !== null && isPlaying}
      leaveAbout={text.leaveAbout}
      className="column stack"
    >
      <PageHead title={text.title} description={text.description} path="/games/visual-decoder" isPrivate />
      {isOver ? (
        <ResultCard set={set} isFresh={isPlaying} gained={gained} />
      ) : set && isPlaying && place ? (
        <PictureCard
          key={place}
          set={set}
          picture={set.pictures[place - 1]!}
          onTold={(news, brought) => told(news, place, brought)}
          onNext={() => setReading(null)}
        />
      ) : (
        <StartCard set={set} pay={pay} weekTitle={weekTitle} onSet={begin} />
      )}
    </GameFrame>
  )
}
