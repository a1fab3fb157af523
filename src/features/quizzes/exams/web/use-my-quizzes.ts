import { useEffect, useState } from 'react'
import { useAuth } from '#lib/web/session-store.ts'
import type { MyQuizzes } from '../contract.ts'

type Mine = { mine: MyQuizzes | null; hasFailed: boolean }

const nothing: Mine = { mine: null, hasFailed: false }

/** The person's state of each quiz: one call after hydration, because the page is the same for everybody. */
export function useMyQuizzes(): Mine & { isVisitor: boolean; reload: () => void } {
  const { isAuthenticated } = useAuth()
  const [read, setRead] = useState(nothing)
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    setRead(nothing)
    if (!isAuthenticated) return
    let isCurrent = true
    // Visitors do not load this code.
    void import('./mine-loader.ts')
      .then(({ loadMyQuizzes }) => loadMyQuizzes())
      .catch(() => null)
      .then((mine) => isCurrent && setRead({ mine, hasFailed: mine === null }))
    return () => {
      isCurrent = false
    }
  }, [isAuthenticated, turn])
  return { ...read, isVisitor: !isAuthenticated, reload: () => setTurn(turn + 1) }
}
