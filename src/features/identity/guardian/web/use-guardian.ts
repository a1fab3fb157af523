import { useCallback, useEffect, useState } from 'react'
import type { Refusal } from '#lib/errors.ts'
import { useAct } from '#lib/web/data/use-act.ts'
import { type GuardianView, openGuardianLink } from '../contract.ts'

/** `opening`: the server's HTML, and while the link is checked. `none`: the address has no link. */
export type GuardianStep = 'opening' | 'none' | 'open' | 'dead' | 'failed'

/** The state of the guardian's link. Opening it changes nothing, so it may be opened repeatedly. */
export function useGuardian() {
  const [view, setView] = useState<GuardianView | null>(null)
  const [token, setToken] = useState<string | null>()
  const { run, refusal } = useAct(openGuardianLink, { onDone: setView })
  const open = useCallback(async () => {
    if (token) await run({ body: { token } })
  }, [run, token])

  /** Shows what a typed code opened, and stores its token as a link's, for a reload and for going back. */
  const openWith = useCallback((opened: { token: string; view: GuardianView }) => {
    storeToken(opened.token)
    setView(opened.view)
    setToken(opened.token)
  }, [])

  useEffect(() => setToken(takeToken()), [])
  useEffect(() => void open(), [open])
  return {
    step: token === null ? ('none' as const) : stepOf(view, refusal),
    view,
    token: token ?? '',
    open,
    openWith,
    show: setView,
  }
}

function stepOf(view: GuardianView | null, refusal: Refusal | null): GuardianStep {
  // 422: the link is incomplete.
  if (refusal) return refusal.status === 410 || refusal.status === 422 ? 'dead' : 'failed'
  return view ? 'open' : 'opening'
}

/**
 * Removes the token from the address at once, and stores it in the history entry, so that a reload and back find it.
 */
function takeToken(): string | null {
  const given = location.hash.slice(1)
  if (given === '') return (history.state as { guardian?: string } | null)?.guardian ?? null
  storeToken(given)
  return given
}

function storeToken(token: string): void {
  history.replaceState({ ...history.state, guardian: token }, '', location.pathname)
}
