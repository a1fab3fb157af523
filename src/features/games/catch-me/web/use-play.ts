import { useCallback, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'

import { useAct } from '#lib/web/data/use-act.ts'

import { answerCatchMe, type CatchMeAnswer, playCatchMe, type Way } from '../catch-me-contract.ts'
import { encodeMoves } from '../log-rules.ts'
import type { Move } from '../rules.ts'

export type Play = { session: string; seed: number; way: Way }
type State =
  | { phase: 'intro' }
  | { phase: 'playing'; play: Play }
  | { phase: 'sending'; wait: number }
  | { phase: 'unsent'; fault: string; isLost: boolean }
  | { phase: 'done'; result: CatchMeAnswer; way: Way }

/** A game from its start to its result. Retries use the session as idempotency key, so it counts once. */
export function usePlay() {
  const [, setSearch] = useSearchParams()
  const [state, setState] = useState<State>({ phase: 'intro' })
  const ended = useRef<{ play: Play; log: string } | null>(null)
  const begin = useAct(playCatchMe, { onDone: (play) => setState({ phase: 'playing', play }) })
  const score = useAct(answerCatchMe, {
    keyOf: ({ body }) => body.session,
    refresh: ['profile'],
    onDone: (result) => {
      const { way } = ended.current!.play
      setState({ phase: 'done', result, way })
      // The leaderboard beside the result is the one of its mode.
      setSearch((search) => new URLSearchParams({ period: search.get('period') ?? 'week', way }), { replace: true })
    },
    onRefused: ({ code, status, message, problem }) => {
      const wait = problem.retry_after ?? 1
      if (code === 'catch_me_too_soon') {
        setState({ phase: 'sending', wait })
        setTimeout(send, wait * 1000)
      } else setState({ phase: 'unsent', fault: message, isLost: status >= 400 && status < 500 && status !== 429 })
      return true
    },
  })
  const { run } = score
  const send = useCallback(async () => {
    const { play, log } = ended.current!
    setState({ phase: 'sending', wait: 0 })
    await run({ body: { session: play.session, log } })
  }, [run])
  const end = useCallback(
    (play: Play, moves: Move[]) => {
      ended.current = { play, log: encodeMoves(moves) }
      void send()
    },
    [send],
  )
  const start = (way: Way) => begin.run({ query: { way } })
  const starting = begin.isBusy ? (begin.input?.query?.way ?? null) : null
  return { state, fault: begin.fault, starting, start, send, end, leave: () => setState({ phase: 'intro' }) }
}
