import { useCallback, useEffect, useState } from 'react'
import { useLinkToken } from '#features/identity/forms/web/use-link-token.ts'
import { asRefusal } from '#lib/web/hydration.ts'
import type { Gain } from './pending-verification.ts'

/** `opening`: the server's HTML, and while the link is checked. `waiting`: the address holds no link. */
export type Step = 'opening' | 'waiting' | 'done' | 'dead' | 'failed'

/** Uses the link of the address, once; the token leaves the address before anything else happens. */
export function useVerification() {
  const [step, setStep] = useState<Step>('opening')
  const [gain, setGain] = useState<Gain | null>(null)
  const token = useLinkToken()

  const verify = useCallback(async () => {
    if (!token) return setStep('waiting')
    setStep('opening')
    try {
      // Who comes without a link does not load what uses it.
      const { spendLink } = await import('./pending-verification.ts')
      setGain(await spendLink(token))
      setStep('done')
    } catch (error) {
      const { status } = asRefusal(error)
      // 422: somebody cut the link in two.
      setStep(status === 410 || status === 422 ? 'dead' : 'failed')
    }
  }, [token])

  // Once, though effects run again: the link is good for once, and the token comes once.
  useEffect(() => {
    if (token !== undefined) void verify()
  }, [token, verify])
  return { step, gain, verify }
}
