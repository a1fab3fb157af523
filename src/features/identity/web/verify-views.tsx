import { lazy, type ReactNode, Suspense } from 'react'
import { ArtFile } from '#lib/web/art/art-file.tsx'
import { Button, type ButtonKind, LinkButton } from '#lib/web/ui/button.tsx'
import { useWantedPath, withWantedPath } from './use-wanted-path.ts'
import { verifyText } from './verify-text.ts'

const LazyResendButton = lazy(async () => ({ default: (await import('./resend-button.tsx')).ResendButton }))

interface ViewProps {
  spot: 'mail' | 'done' | 'offline' | 'error'
  title: string
  children: ReactNode
  actions?: ReactNode
}

/** Picture, what happened, what to do: the same boxes in every state, so that nothing jumps from one to the next. */
export function View({ spot, title, children, actions }: ViewProps) {
  return (
    <div className="flex flex-1 flex-col gap-6">
      <div role="status" className="grid flex-1 content-center justify-items-center gap-3 py-6 text-center">
        <ArtFile file={`spots/${spot}.svg`} className="w-40" />
        <h1>{title}</h1>
        {children}
      </div>
      <div className="grid gap-3">{actions}</div>
    </div>
  )
}

export function VerifyOpening() {
  return (
    <View spot="mail" title={verifyText.opening}>
      <p className="text-ink-soft">{verifyText.openingLead}</p>
    </View>
  )
}

export function VerifyWaiting({ email, isSignedIn }: { email: string | null; isSignedIn: boolean }) {
  if (!isSignedIn) {
    return (
      <View spot="mail" title={verifyText.waiting} actions={<LoginLink />}>
        <p className="text-ink-soft">{verifyText.visitor}</p>
      </View>
    )
  }
  const actions = (
    <>
      <GoOnLink />
      <Resend />
    </>
  )
  return (
    <View spot="mail" title={verifyText.waiting} actions={actions}>
      <p>
        {email ? (
          <>
            {verifyText.sentTo} <strong>{email}</strong>
          </>
        ) : (
          verifyText.sentSomewhere
        )}
      </p>
      <p className="text-ink-soft">{verifyText.waitingLead}</p>
      <p className="text-ink-soft">{verifyText.meanwhile}</p>
    </View>
  )
}

export function VerifyDead({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <View spot="mail" title={verifyText.dead} actions={isSignedIn ? <Resend kind="main" /> : <LoginLink />}>
      <p className="text-ink-soft">{isSignedIn ? verifyText.deadLead : verifyText.deadVisitor}</p>
    </View>
  )
}

export function VerifyFailed({ onRetry }: { onRetry: () => Promise<void> }) {
  const retry = (
    <Button isWide onClick={() => void onRetry()}>
      {verifyText.retry}
    </Button>
  )
  return (
    <View spot="offline" title={verifyText.failed} actions={retry}>
      <p className="text-ink-soft">{verifyText.failedLead}</p>
    </View>
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

/** Only who is signed in sees it, so only they load it; its box is there before. */
function Resend({ kind = 'line' }: { kind?: ButtonKind }) {
  return (
    <Suspense fallback={<div className="h-20.5" />}>
      <LazyResendButton kind={kind} />
    </Suspense>
  )
}

/** After it the page is this one again, without a token and with a button for a new link. */
export function LoginLink() {
  return (
    <LinkButton to={withWantedPath('/login', '/register/verify')} isWide>
      {verifyText.login}
    </LinkButton>
  )
}
