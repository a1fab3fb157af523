import { useCallback, useEffect, useRef, useState } from 'react'
import { asRefusal } from '#lib/web/hydration.ts'
import type { Gain } from './pending-verification.ts'

/** `opening`: the server's HTML, and while the link is checked. `waiting`: the address holds no link. */
export type Step = 'opening' | 'waiting' | 'done' | 'dead' | 'failed'

/** Uses the link of the address, once; the token leaves the address before anything else happens. */
export function useVerification() {
  const [step, setStep] = useState<Step>('opening')
  const [gain, setGain] = useState<Gain | null>(null)
  const isStarted = useRef(false)
  const token = useRef('')

  const verify = useCallback(async () => {
    setStep('opening')
    try {
      // Who comes without a link does not load what uses it.
      const { spendLink } = await import('./pending-verification.ts')
      setGain(await spendLink(token.current))
      setStep('done')
    } catch (error) {
      const { status } = asRefusal(error)
      // 422: somebody cut the link in two.
      setStep(status === 410 || status === 422 ? 'dead' : 'failed')
    }
  }, [])

  useEffect(() => {
    // Strict mode runs effects twice, and the link is good for once.
    if (isStarted.current) return
    isStarted.current = true
    const found = takeToken()
    if (found === null) return setStep('waiting')
    token.current = found
    void verify()
  }, [verify])
  return { step, gain, verify }
}

function takeToken(): string | null {
  const address = new URL(location.href)
  const token = address.searchParams.get('token')
  address.searchParams.delete('token')
  if (token !== null) history.replaceState(history.state, '', address)
  return token
}
