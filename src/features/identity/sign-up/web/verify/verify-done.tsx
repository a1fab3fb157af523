import { StatusView } from '#features/identity/forms/web/status-view.tsx'
import { formatKoin } from '#lib/money.ts'
import { KoinAmount } from '#ui/basics/koin-amount.tsx'
import type { Gain } from '../pending-verification.ts'
import { verifyText } from './verify-text.ts'
import { GoOnLink, LoginLink } from './verify-views.tsx'

export function VerifyDone({ gain, isSignedIn }: { gain: Gain | null; isSignedIn: boolean }) {
  return (
    <StatusView spot="done" title={verifyText.done} actions={isSignedIn ? <GoOnLink /> : <LoginLink />}>
      <p className="text-ink-soft">{verifyText.doneLead}</p>
      {gain ? (
        <>
          <p>{verifyText.gained(formatKoin(gain.gained))}</p>
          <KoinAmount amount={gain.balance} earned={gain.gained} size="large" />
        </>
      ) : null}
    </StatusView>
  )
}
