import { useCallback, useEffect, useState } from 'react'
import { call } from '#lib/web/call.ts'
import { asRefusal } from '#lib/web/hydration.ts'
import { type GuardianView, openGuardianLink } from '../contract.ts'

/** `opening`: the server's HTML, and while the link is looked at. `none`: the address holds no link. */
export type GuardianStep = 'opening' | 'none' | 'open' | 'dead' | 'failed'

/** What the guardian's link shows. Opening it changes nothing, so it is opened as often as somebody looks. */
export function useGuardian() {
  const [step, setStep] = useState<GuardianStep>('opening')
  const [view, setView] = useState<GuardianView | null>(null)
  const [token, setToken] = useState<string | null>()

  const open = useCallback(async () => {
    if (!token) return setStep('none')
    setStep((before) => (before === 'open' ? before : 'opening'))
    try {
      setView(await call(openGuardianLink, { body: { token } }))
      setStep('open')
    } catch (error) {
      const { status } = asRefusal(error)
      // 422: somebody cut the link in two.
      setStep(status === 410 || status === 422 ? 'dead' : 'failed')
    }
  }, [token])

  useEffect(() => setToken(takeToken()), [])
  useEffect(() => {
    if (token !== undefined) void open()
  }, [token, open])
  return { step, view, token: token ?? '', open, show: setView }
}

/** The token leaves the address at once, and stays with this entry of the history: a reload and the way back find it. */
function takeToken(): string | null {
  const given = location.hash.slice(1)
  if (given === '') return (history.state as { guardian?: string } | null)?.guardian ?? null
  history.replaceState({ ...history.state, guardian: given }, '', location.pathname)
  return given
}
