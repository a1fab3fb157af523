import { useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { isRefusal, pageRefusal, Refusal } from '#lib/errors.ts'
import { call } from '#lib/web/call.ts'
import { asRefusal } from '#lib/web/hydration.ts'
import { readToken } from '#lib/web/session-store.ts'
import { facebookDetail, linkFacebook, linkLine, loginFacebook, loginLine } from '../social-contract.ts'
import { forgetPendingSocial, keepPendingSocial, type PendingSocial } from './pending-social.ts'
import { enter } from './session.ts'

/** `entering`: the server is asked whose account this is. `choosing`: nobody's yet. `asking`: link it to the one that is open? */
export type SocialStep = 'entering' | 'choosing' | 'asking' | 'linked' | 'visitor' | 'refused'

type Setup = { pending: PendingSocial; isLink: boolean }

/** Goes on with who came back from a provider: in, or to the choice between signing up and linking. */
export function useSocial({ pending, isLink }: Setup) {
  const navigate = useNavigate()
  const isSignedIn = readToken() !== null
  const [step, setStep] = useState<SocialStep>(isSignedIn ? 'asking' : isLink ? 'visitor' : 'entering')
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [isBusy, setBusy] = useState(false)
  const isUnderWay = useRef(false)

  const logIn = useCallback(async () => {
    // Strict mode runs effects twice, and a token counts once.
    if (isUnderWay.current) return
    isUnderWay.current = true
    setRefusal(null)
    setStep('entering')
    try {
      enter(await enterBy(pending))
      forgetPendingSocial()
      await navigate(pending.wanted ?? '/', { replace: true })
    } catch (error) {
      if (isRefusal(error) && error.code.endsWith('_not_linked')) return setStep('choosing')
      setRefusal(asRefusal(error))
      setStep('refused')
    } finally {
      isUnderWay.current = false
    }
  }, [pending, navigate])

  useEffect(() => {
    if (!isSignedIn && !isLink) void logIn()
  }, [isSignedIn, isLink, logIn])

  async function link(): Promise<void> {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setBusy(true)
    setRefusal(null)
    try {
      const body = { token: pending.token }
      await call(
        pending.provider === 'line' ? linkLine : linkFacebook,
        { body },
        { idempotencyKey: crypto.randomUUID() },
      )
      forgetPendingSocial()
      setStep('linked')
    } catch (error) {
      setRefusal(asRefusal(error))
    } finally {
      isUnderWay.current = false
      setBusy(false)
    }
  }
  return { step, refusal, isBusy, logIn, link }
}

/** Whoever Facebook says nothing about in its token is asked for, while the choice is on its way. */
async function enterBy(pending: PendingSocial) {
  const { provider, token } = pending
  if (provider === 'line') return call(loginLine, { query: { token } })
  try {
    return await call(loginFacebook, { body: { token } })
  } catch (error) {
    if (isRefusal(error) && error.code === 'facebook_not_linked') {
      Object.assign(pending, await fetchFacebookDetail(token))
      keepPendingSocial(pending)
    }
    throw error
  }
}

/** Its bearer is Facebook's token, which `call` knows nothing of. */
async function fetchFacebookDetail(token: string): Promise<{ name: string | null; email: string | null }> {
  const reply = await fetch(facebookDetail.path, { headers: { authorization: `Bearer ${token}` } }).catch(() => null)
  const json = await reply?.json().catch(() => null)
  if (!reply || !json) throw pageRefusal('offline')
  if (!reply.ok) throw new Refusal(json)
  return { name: json.name, email: json.email }
}
