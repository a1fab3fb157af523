import { StatusView } from '#features/identity/forms/web/status-view.tsx'
import { KoinAmount } from '#kit/web/basics/koin-amount.tsx'
import { formatKoin } from '#lib/money.ts'
import type { Gain } from './pending-verification.ts'
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
