import { useCallback, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { enter, refreshProfile } from '#features/identity/sessions/web/session.ts'
import { isRefusal, pageRefusal, Refusal } from '#lib/errors.ts'
import type { Send } from '#lib/web/data/send-under.ts'
import { useAct } from '#lib/web/data/use-act.ts'
import { readAuthState, readToken } from '#lib/web/session-store.ts'
import { facebookDetail, linkFacebook, linkLine, loginFacebook, loginLine } from '../contract.ts'
import { forgetPendingSocial, type PendingSocial, savePendingSocial } from './pending-social.ts'

/**
 * `entering`: the server is asked whose account this is. `choosing`: no account is linked yet. `asking`: confirm the
 * link to the signed-in account.
 */
export type SocialStep = 'entering' | 'choosing' | 'asking' | 'linked' | 'visitor' | 'refused'

type Setup = { pending: PendingSocial; isLink: boolean }

/** Continues after the return from a provider: login, or the choice between signing up and linking. */
export function useSocial({ pending, isLink }: Setup) {
  const navigate = useNavigate()
  const isSignedIn = readToken() !== null
  const [step, setStep] = useState<SocialStep>(() => beginningOf({ pending, isLink, isSignedIn }))
  const entering = useAct(async (send) => enterBy(send, pending), {
    onDone: async (reply) => {
      enter(reply)
      forgetPendingSocial()
      await navigate(pending.wanted ?? '/', { replace: true })
    },
    onRefused: ({ code }) => {
      const isNew = code.endsWith('_not_linked')
      setStep(isNew ? 'choosing' : 'refused')
      return isNew
    },
  })
  const linking = useAct(
    async (send, takesPicture: boolean) => {
      const body = { token: pending.token, ...(takesPicture && { takes_picture: true }) }
      await send(pending.provider === 'line' ? linkLine : linkFacebook, { body })
      forgetPendingSocial()
      return takesPicture ? hasNewPicture() : null
    },
    { onDone: () => setStep('linked') },
  )
  const { run } = entering
  const logIn = useCallback(async () => {
    setStep('entering')
    await run()
  }, [run])

  useEffect(() => {
    if (isSignedIn) void askDetail(pending).then(() => setStep((now) => (now === 'entering' ? 'asking' : now)))
    else if (!isLink) void logIn()
  }, [pending, isSignedIn, isLink, logIn])

  return {
    step,
    refusal: entering.refusal ?? linking.refusal,
    isBusy: linking.isBusy,
    picture: linking.done?.reply ?? null,
    logIn,
    link: linking.run,
  }
}

type Beginning = Setup & { isSignedIn: boolean }

function beginningOf({ pending, isLink, isSignedIn }: Beginning): SocialStep {
  if (isSignedIn) return isKnown(pending) ? 'asking' : 'entering'
  return isLink ? 'visitor' : 'entering'
}

/** LINE's token contains the profile; Facebook must be asked. */
const isKnown = ({ provider, name }: PendingSocial) => provider === 'line' || name !== null

/** The profile is for display only, so a failure is ignored: linking asks again. */
async function askDetail(pending: PendingSocial): Promise<void> {
  if (!isKnown(pending)) await learnDetail(pending).catch(() => {})
}

async function learnDetail(pending: PendingSocial): Promise<void> {
  Object.assign(pending, await fetchFacebookDetail(pending.token))
  savePendingSocial(pending)
}

/** Whether linking also stored the picture, which the server takes when it can be fetched. */
async function hasNewPicture(): Promise<'taken' | 'missed'> {
  const shown = () => readAuthState().currentUser?.display_image
  const before = shown()
  await refreshProfile().catch(() => {})
  return shown() === before ? 'missed' : 'taken'
}

/** Facebook's token contains no profile, so it is requested in parallel. */
async function enterBy(send: Send, pending: PendingSocial) {
  const { provider, token } = pending
  if (provider === 'line') return send(loginLine, { query: { token } })
  try {
    return await send(loginFacebook, { body: { token } })
  } catch (error) {
    if (isRefusal(error) && error.code === 'facebook_not_linked') {
      await learnDetail(pending)
    }
    throw error
  }
}

/** The bearer token is Facebook's, which `call` does not support. */
async function fetchFacebookDetail(token: string): Promise<Pick<PendingSocial, 'name' | 'email' | 'hasPicture'>> {
  const reply = await fetch(facebookDetail.path, { headers: { authorization: `Bearer ${token}` } }).catch(() => null)
  const json = await reply?.json().catch(() => null)
  if (!reply || !json) throw pageRefusal('offline')
  if (!reply.ok) throw new Refusal(json)
  return { name: json.name, email: json.email, hasPicture: json.picture !== null }
}
