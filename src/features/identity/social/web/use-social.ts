import { useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { enter, refreshProfile } from '#features/identity/sessions/web/session.ts'
import { isRefusal, pageRefusal, Refusal } from '#lib/errors.ts'
import { call } from '#lib/web/call.ts'
import { asRefusal } from '#lib/web/hydration.ts'
import { readAuthState, readToken } from '#lib/web/session-store.ts'
import { facebookDetail, linkFacebook, linkLine, loginFacebook, loginLine } from '../contract.ts'
import { forgetPendingSocial, keepPendingSocial, type PendingSocial } from './pending-social.ts'

/** `entering`: the server is asked whose account this is. `choosing`: nobody's yet. `asking`: link it to the one that is open? */
export type SocialStep = 'entering' | 'choosing' | 'asking' | 'linked' | 'visitor' | 'refused'

type Setup = { pending: PendingSocial; isLink: boolean }

/** Goes on with who came back from a provider: in, or to the choice between signing up and linking. */
export function useSocial({ pending, isLink }: Setup) {
  const navigate = useNavigate()
  const isSignedIn = readToken() !== null
  const [step, setStep] = useState<SocialStep>(() => beginningOf({ pending, isLink, isSignedIn }))
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [picture, setPicture] = useState<'taken' | 'missed' | null>(null)
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
    if (isSignedIn) void askDetail(pending).then(() => setStep((now) => (now === 'entering' ? 'asking' : now)))
    else if (!isLink) void logIn()
  }, [pending, isSignedIn, isLink, logIn])

  async function link(takesPicture: boolean): Promise<void> {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setBusy(true)
    setRefusal(null)
    try {
      const body = { token: pending.token, ...(takesPicture && { takes_picture: true }) }
      await call(
        pending.provider === 'line' ? linkLine : linkFacebook,
        { body },
        { idempotencyKey: crypto.randomUUID() },
      )
      forgetPendingSocial()
      if (takesPicture) setPicture(await hasNewPicture())
      setStep('linked')
    } catch (error) {
      setRefusal(asRefusal(error))
    } finally {
      isUnderWay.current = false
      setBusy(false)
    }
  }
  return { step, refusal, isBusy, picture, logIn, link }
}

type Beginning = Setup & { isSignedIn: boolean }

function beginningOf({ pending, isLink, isSignedIn }: Beginning): SocialStep {
  if (isSignedIn) return isKnown(pending) ? 'asking' : 'entering'
  return isLink ? 'visitor' : 'entering'
}

/** LINE's token says who it is of; Facebook is asked. */
const isKnown = ({ provider, name }: PendingSocial) => provider === 'line' || name !== null

/** Only what is shown hangs on it, so a question that fails is none: linking asks again. */
async function askDetail(pending: PendingSocial): Promise<void> {
  if (!isKnown(pending)) await learnDetail(pending).catch(() => {})
}

async function learnDetail(pending: PendingSocial): Promise<void> {
  Object.assign(pending, await fetchFacebookDetail(pending.token))
  keepPendingSocial(pending)
}

/** Whether the picture came along with the link: the server takes it where it can be had. */
async function hasNewPicture(): Promise<'taken' | 'missed'> {
  const shown = () => readAuthState().currentUser?.display_image
  const before = shown()
  await refreshProfile().catch(() => {})
  return shown() === before ? 'missed' : 'taken'
}

/** Whoever Facebook says nothing about in its token is asked for, while the choice is on its way. */
async function enterBy(pending: PendingSocial) {
  const { provider, token } = pending
  if (provider === 'line') return call(loginLine, { query: { token } })
  try {
    return await call(loginFacebook, { body: { token } })
  } catch (error) {
    if (isRefusal(error) && error.code === 'facebook_not_linked') {
      await learnDetail(pending)
    }
    throw error
  }
}

/** Its bearer is Facebook's token, which `call` knows nothing of. */
async function fetchFacebookDetail(token: string): Promise<Pick<PendingSocial, 'name' | 'email' | 'hasPicture'>> {
  const reply = await fetch(facebookDetail.path, { headers: { authorization: `Bearer ${token}` } }).catch(() => null)
  const json = await reply?.json().catch(() => null)
  if (!reply || !json) throw pageRefusal('offline')
  if (!reply.ok) throw new Refusal(json)
  return { name: json.name, email: json.email, hasPicture: json.picture !== null }
}
