import { useCallback, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { refreshProfile } from '#features/identity/sessions/web/session.ts'
import { call } from '#lib/web/call.ts'
import { asRefusal } from '#lib/web/hydration.ts'
import { answerCatchMe, type CatchMeResult, playCatchMe, type Way } from '../catch-me-contract.ts'
import { encodeMoves } from '../log-rules.ts'
import type { Move } from '../rules.ts'

export type Play = { session: string; seed: number; way: Way }
type State =
  | { phase: 'intro' }
  | { phase: 'playing'; play: Play }
  | { phase: 'sending'; wait: number }
  | { phase: 'unsent'; fault: string; isLost: boolean }
  | { phase: 'done'; result: CatchMeResult; way: Way }

/** A play from its beginning to what it brought. Whatever is sent again goes under the session's own key: it counts once. */
export function usePlay() {
  const [, setSearch] = useSearchParams()
  const [state, setState] = useState<State>({ phase: 'intro' })
  const [fault, setFault] = useState<string | null>(null)
  const [starting, setStarting] = useState<Way | null>(null)
  const ended = useRef<{ play: Play; log: string } | null>(null)

  const start = async (way: Way) => {
    if (starting) return
    setStarting(way)
    setFault(null)
    try {
      setState({ phase: 'playing', play: await call(playCatchMe, { query: { way } }) })
    } catch (error) {
      setFault(asRefusal(error).message)
    }
    setStarting(null)
  }
  const send = useCallback(async () => {
    const { play, log } = ended.current!
    setState({ phase: 'sending', wait: 0 })
    try {
      const body = { session: play.session, log }
      const result = await call(answerCatchMe, { body }, { idempotencyKey: play.session })
      setState({ phase: 'done', result, way: play.way })
      void refreshProfile().catch(() => {})
      // The board beside the result is the one on which it may stand.
      setSearch((search) => new URLSearchParams({ period: search.get('period') ?? 'week', way: play.way }), {
        replace: true,
      })
    } catch (error) {
      const { code, status, message, problem } = asRefusal(error)
      const wait = problem.retry_after ?? 1
      if (code === 'catch_me_too_soon') {
        setState({ phase: 'sending', wait })
        setTimeout(send, wait * 1000)
      } else setState({ phase: 'unsent', fault: message, isLost: status >= 400 && status < 500 && status !== 429 })
    }
  }, [setSearch])
  const end = useCallback(
    (play: Play, moves: Move[]) => {
      ended.current = { play, log: encodeMoves(moves) }
      void send()
    },
    [send],
  )
  return { state, fault, starting, start, send, end, leave: () => setState({ phase: 'intro' }) }
}
