import { useCallback, useEffect, useState } from 'react'
import { type Koin, koin } from '#lib/money.ts'
import { call } from '#lib/web/call.ts'
import { asRefusal } from '#lib/web/hydration.ts'
import { readAuthState, readToken } from '#lib/web/session-store.ts'
import { verifyEmail } from '../contract.ts'
import { refreshProfile } from './session.ts'
import { useLinkToken } from './use-link-token.ts'

/** `opening`: the server's HTML, and while the link is checked. `waiting`: the address holds no link. */
export type Step = 'opening' | 'waiting' | 'done' | 'dead' | 'failed'
export type Gain = { gained: Koin; balance: Koin }

/** Uses the link of the address, once; the token leaves the address before anything else happens. */
export function useVerification() {
  const [step, setStep] = useState<Step>('opening')
  const [gain, setGain] = useState<Gain | null>(null)
  const token = useLinkToken()

  const verify = useCallback(async () => {
    if (!token) return setStep('waiting')
    setStep('opening')
    try {
      await call(verifyEmail, { body: { token } })
      setGain(await measureGain())
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

/** What the balance of the person at this browser has gained; null when nobody or somebody else is logged in. */
async function measureGain(): Promise<Gain | null> {
  const before = readAuthState().currentUser?.koin
  if (readToken() === null) return null
  await refreshProfile().catch(() => {})
  const after = readAuthState().currentUser?.koin
  if (before === undefined || after === undefined || after <= before) return null
  return { gained: koin(after - before), balance: koin(after) }
}
