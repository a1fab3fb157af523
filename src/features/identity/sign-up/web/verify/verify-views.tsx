import { lazy, Suspense } from 'react'
import { StatusView } from '#features/identity/forms/web/status-view.tsx'
import { useWantedPath, withWantedPath } from '#features/identity/forms/web/use-wanted-path.ts'
import { Button, type ButtonKind, LinkButton } from '#ui/basics/button.tsx'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import { verifyText } from './verify-text.ts'

const LazyResendButton = lazy(async () => ({ default: (await import('./resend-button.tsx')).ResendButton }))

export function VerifyOpening() {
  return (
    <StatusView spot="mail" title={verifyText.opening}>
      <p className="text-ink-soft">{verifyText.openingLead}</p>
    </StatusView>
  )
}

export function VerifyWaiting({ email, isSignedIn }: { email: string | null; isSignedIn: boolean }) {
  if (!isSignedIn) {
    return (
      <StatusView spot="mail" title={verifyText.waiting} actions={<LoginLink />}>
        <p className="text-ink-soft">{verifyText.visitor}</p>
      </StatusView>
    )
  }
  const actions = (
    <>
      <GoOnLink />
      <details className="verify-help">
        <summary>{verifyText.notThere}</summary>
        <div className="grid gap-3">
          <p className="text-ink-soft">{verifyText.waitingLead}</p>
          <Resend />
        </div>
      </details>
    </>
  )
  return (
    <StatusView spot="mail" title={verifyText.waiting} actions={actions}>
      <p>
        {email ? (
          <>
            {verifyText.sentTo} <strong>{email}</strong>
          </>
        ) : (
          verifyText.sentSomewhere
        )}
      </p>
      <p className="text-ink-soft">
        <ThaiText>{verifyText.meanwhile}</ThaiText>
      </p>
    </StatusView>
  )
}

export function VerifyFailed({ onRetry }: { onRetry: () => Promise<void> }) {
  const retry = (
    <Button isWide onClick={() => void onRetry()}>
      {verifyText.retry}
    </Button>
  )
  return (
    <StatusView spot="offline" title={verifyText.failed} actions={retry}>
      <p className="text-ink-soft">{verifyText.failedLead}</p>
    </StatusView>
  )
}

export function GoOnLink() {
  const wanted = useWantedPath()
  return (
    <LinkButton to={wanted ?? '/'} isWide>
      {verifyText.goOn}
    </LinkButton>
  )
}

/** Loaded for signed-in people only; its space is reserved. */
export function Resend({ kind = 'line' }: { kind?: ButtonKind }) {
  return (
    <Suspense fallback={<div className="h-20.5" />}>
      <LazyResendButton kind={kind} />
    </Suspense>
  )
}

/** After the login this page opens again, without a token and with a button for a new link. */
export function LoginLink() {
  return (
    <LinkButton to={withWantedPath('/login', '/register/verify')} isWide>
      {verifyText.login}
    </LinkButton>
  )
}
