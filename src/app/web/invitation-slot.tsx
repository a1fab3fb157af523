import { lazy, Suspense, useEffect, useState } from 'react'

const Invitation = lazy(() =>
  import('./invitation/invitation.tsx').then(
    ({ Invitation }) => ({ default: Invitation }),
    // Nobody asked for it: without it the page goes on.
    () => ({ default: () => null }),
  ),
)

/** Brings the invitation to sign up when it may be due: 20 s after the page came. No page pays for it before. */
export function InvitationSlot() {
  const [isDue, setDue] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), 20_000)
    return () => clearTimeout(timer)
  }, [])
  return isDue ? (
    <Suspense>
      <Invitation />
    </Suspense>
  ) : null
}
