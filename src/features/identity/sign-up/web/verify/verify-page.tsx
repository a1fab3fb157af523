import { lazy, Suspense, useEffect, useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData, useLocation, useNavigate } from 'react-router'
import { call } from '#lib/web/call.ts'
import { PageHead } from '#lib/web/page-head.tsx'
import { readToken, useAuth } from '#lib/web/session-store.ts'
import { Card } from '#ui/basics/card.tsx'
import { useVerification } from './use-verification.ts'
import { verifyText } from './verify-text.ts'
import { VerifyFailed, VerifyOpening, VerifyWaiting } from './verify-views.tsx'

/**
 * The account whose e-mail the page names; null for a visitor. Not loaded when a link is opened: an invalid session
 * would redirect to /login before the link is used.
 */
export async function loader({ request }: LoaderFunctionArgs) {
  if (readToken() === null || new URL(request.url).searchParams.has('token')) return null
  // Visitors do not load this code.
  const { getAccount } = await import('../../../accounts/contract.ts')
  // Optional: without it the page says "your e-mail" instead of the address.
  return call(getAccount, {}).catch(() => null)
}

const VerifyDone = lazy(async () => ({ default: (await import('./verify-done.tsx')).VerifyDone }))
const Welcome = lazy(async () => ({ default: (await import('./welcome.tsx')).Welcome }))
const VerifyDead = lazy(async () => ({ default: (await import('./verify-dead.tsx')).VerifyDead }))

/** With `?token` (the mail's link) it verifies the e-mail; without, it says where the link was sent. */
export function Component() {
  const account = useLoaderData<typeof loader>()
  const { isAuthenticated } = useAuth()
  const { step, gain, verify } = useVerification()
  const isNew = useIsNew()
  const isDone = step === 'done' || (step === 'waiting' && account?.is_verified)
  return (
    <>
      <PageHead title={verifyText.title} description={verifyText.description} path="/register/verify" isPrivate />
      <Card as="div" tone="play" className="mx-auto flex min-h-[76svh] max-w-form flex-col wide:min-h-0">
        <noscript>
          <p className="notice notice-warn">{verifyText.noScript}</p>
        </noscript>
        {step === 'opening' ? <VerifyOpening /> : null}
        {isDone ? (
          <Suspense fallback={<VerifyOpening />}>
            <VerifyDone gain={gain} isSignedIn={isAuthenticated} />
          </Suspense>
        ) : null}
        {step === 'waiting' && !isDone ? (
          <VerifyWaiting email={account?.email ?? null} isSignedIn={isAuthenticated} />
        ) : null}
        {step === 'dead' ? (
          <Suspense fallback={<VerifyOpening />}>
            <VerifyDead isSignedIn={isAuthenticated} />
          </Suspense>
        ) : null}
        {step === 'failed' ? <VerifyFailed onRetry={verify} /> : null}
      </Card>
      {isNew && isAuthenticated ? (
        <Suspense>
          <Welcome />
        </Suspense>
      ) : null}
    </>
  )
}

/** Whether the account was made a moment ago: the sign-up says so once, and a reload does not say it again. */
function useIsNew(): boolean {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const isSaid = (state as { isNew?: true } | null)?.isNew === true
  const [isNew, setNew] = useState(false)
  useEffect(() => {
    if (!isSaid) return
    setNew(true)
    void navigate({ pathname, search }, { replace: true, state: null })
  }, [isSaid, pathname, search, navigate])
  return isNew
}
