import { useCallback, useEffect, useState } from 'react'
import { useLinkToken } from '#features/identity/forms/web/use-link-token.ts'
import { asRefusal } from '#lib/web/hydration.ts'
import type { Gain } from './pending-verification.ts'

/** `opening`: the server's HTML, and while the link is checked. `waiting`: the address has no link. */
export type Step = 'opening' | 'waiting' | 'done' | 'dead' | 'failed'

/** Uses the address's link once; the token is removed from the address first. */
export function useVerification() {
  const [step, setStep] = useState<Step>('opening')
  const [gain, setGain] = useState<Gain | null>(null)
  const token = useLinkToken()

  const verify = useCallback(async () => {
    if (!token) return setStep('waiting')
    setStep('opening')
    try {
      // The code that uses a link is loaded only with a link.
      const { spendLink } = await import('./pending-verification.ts')
      setGain(await spendLink(token))
      setStep('done')
    } catch (error) {
      const { status } = asRefusal(error)
      // 422: the link is incomplete.
      setStep(status === 410 || status === 422 ? 'dead' : 'failed')
    }
  }, [token])

  // Guards against repeated effects: the link works once, and the token is read once.
  useEffect(() => {
    if (token !== undefined) void verify()
  }, [token, verify])
  return { step, gain, verify }
}
