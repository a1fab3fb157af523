import { lazy, Suspense, useEffect, useState } from 'react'

const hush = (event: Event) => event.preventDefault()

const Invitation = lazy(async () => {
  // Nobody asked for it: where its file is missing the page goes on, and is not loaded anew (chunk-reload.ts).
  addEventListener('vite:preloadError', hush)
  const loaded = await import('./invitation/invitation.tsx').catch(() => null)
  removeEventListener('vite:preloadError', hush)
  return { default: loaded?.Invitation ?? (() => null) }
})

const invitationMs = 20_000
/** How long the page had been open when it was hydrated, which can be seconds (app/web/late.ts). */
let openedMs = import.meta.env.SSR ? 0 : performance.now()

/** Loads the invitation to sign up 20 s after the page was opened, and not before. */
export function InvitationSlot() {
  const [isDue, setDue] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), invitationMs - openedMs)
    openedMs = 0
    return () => clearTimeout(timer)
  }, [])
  return isDue ? (
    <Suspense>
      <Invitation />
    </Suspense>
  ) : null
}
