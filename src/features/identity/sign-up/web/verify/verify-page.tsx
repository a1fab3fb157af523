import { lazy, Suspense } from 'react'
import { useLoaderData } from 'react-router'
import { PageHead } from '#lib/web/page-head.tsx'
import { useAuth } from '#lib/web/session-store.ts'
import { Card } from '#ui/basics/card.tsx'
import { useVerification } from './use-verification.ts'
import type { loader } from './verify-loader.ts'
import { verifyText } from './verify-text.ts'
import { VerifyFailed, VerifyOpening, VerifyWaiting } from './verify-views.tsx'

const VerifyDone = lazy(async () => ({ default: (await import('./verify-done.tsx')).VerifyDone }))
const VerifyDead = lazy(async () => ({ default: (await import('./verify-dead.tsx')).VerifyDead }))

/** With `?token` (the mail's link) it verifies the e-mail; without, it says where the link was sent. */
export function Component() {
  const account = useLoaderData<typeof loader>()
  const { isAuthenticated } = useAuth()
  const { step, gain, verify } = useVerification()
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
    </>
  )
}
