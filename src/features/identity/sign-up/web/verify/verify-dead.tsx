import { StatusView } from '#features/identity/forms/web/status-view.tsx'
import { verifyText } from './verify-text.ts'
import { LoginLink, Resend } from './verify-views.tsx'

export function VerifyDead({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <StatusView spot="mail" title={verifyText.dead} actions={isSignedIn ? <Resend kind="main" /> : <LoginLink />}>
      <p className="text-ink-soft">{isSignedIn ? verifyText.deadLead : verifyText.deadVisitor}</p>
    </StatusView>
  )
}
