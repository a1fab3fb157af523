import { useCallback, useEffect, useRef, useState } from 'react'
import { type Koin, koin } from '#lib/money.ts'
import { call } from '#lib/web/call.ts'
import { asRefusal } from '#lib/web/hydration.ts'
import { readAuthState, readToken } from '#lib/web/session-store.ts'
import { verifyEmail } from '../contract.ts'
import { refreshProfile } from './session.ts'

/** `opening`: the server's HTML, and while the link is checked. `waiting`: the address holds no link. */
export type Step = 'opening' | 'waiting' | 'done' | 'dead' | 'failed'
export type Gain = { gained: Koin; balance: Koin }

/** Uses the link of the address, once; the token leaves the address before anything else happens. */
export function useVerification() {
  const [step, setStep] = useState<Step>('opening')
  const [gain, setGain] = useState<Gain | null>(null)
  const isStarted = useRef(false)
  const token = useRef('')

  const verify = useCallback(async () => {
    setStep('opening')
    try {
      await call(verifyEmail, { body: { token: token.current } })
      setGain(await measureGain())
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

/** What the balance of the person at this browser has gained; null when nobody or somebody else is logged in. */
async function measureGain(): Promise<Gain | null> {
  const before = readAuthState().currentUser?.koin
  if (readToken() === null) return null
  await refreshProfile().catch(() => {})
  const after = readAuthState().currentUser?.koin
  if (before === undefined || after === undefined || after <= before) return null
  return { gained: koin(after - before), balance: koin(after) }
}
