import { useState } from 'react'
import { StatusView } from '#features/identity/forms/web/status-view.tsx'
import { formatKoin, type Koin } from '#lib/money.ts'
import { KoinAmount } from '#ui/basics/koin-amount.tsx'
import { LazyReward } from '#ui/reward/lazy-reward.tsx'
import type { Gain } from '../pending-verification.ts'
import { verifyText } from './verify-text.ts'
import { GoOnLink, LoginLink } from './verify-views.tsx'

/** The verified account; what it brought its person is celebrated first. */
export function VerifyDone({ gain, isSignedIn }: { gain: Gain | null; isSignedIn: boolean }) {
  const [isCelebrating, setCelebrating] = useState(gain !== null)
  return (
    <>
      <StatusView spot="done" title={verifyText.done} actions={isSignedIn ? <GoOnLink /> : <LoginLink />}>
        <p className="text-ink-soft">{verifyText.doneLead}</p>
        {gain ? (
          <>
            <p>{verifyText.gained(formatKoin(gain.gained))}</p>
            <KoinAmount amount={gain.balance} size="large" />
          </>
        ) : null}
      </StatusView>
      {gain && isCelebrating ? (
        <LazyReward
          world={1}
          title={verifyText.done}
          line={verifyText.doneLead}
          koin={{ before: (gain.balance - gain.gained) as Koin, earned: gain.gained }}
          next={verifyText.momentNext}
          onClose={() => setCelebrating(false)}
        />
      ) : null}
    </>
  )
}
