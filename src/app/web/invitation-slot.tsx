import { lazy, Suspense, useEffect, useState } from 'react'
import { useHasFinished } from '#lib/web/finished-activity.ts'
import { loadOptional } from '#lib/web/load-optional.ts'

// The user did not ask for it: without its file the page continues.
const Invitation = lazy(async () => {
  const loaded = await loadOptional(() => import('./invitation/invitation.tsx'))
  return { default: loaded?.Invitation ?? (() => null) }
})

const invitationMs = 20_000
/** How long the page had been open at hydration, which can be seconds (app/web/start-client.ts). */
let openedMs = import.meta.env.SSR ? 0 : performance.now()

/** Loads the invitation to sign up 20 s after the page was opened, once the visitor has finished an activity. */
export function InvitationSlot() {
  const [isDue, setDue] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), invitationMs - openedMs)
    openedMs = 0
    return () => clearTimeout(timer)
  }, [])
  const hasFinished = useHasFinished()
  return isDue && hasFinished ? (
    <Suspense>
      <Invitation />
    </Suspense>
  ) : null
}
