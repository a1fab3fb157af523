import { lazy, Suspense, useEffect, useState } from 'react'

const hush = (event: Event) => event.preventDefault()

const Invitation = lazy(async () => {
  // Nobody asked for it: where its file is missing the page goes on, and is not loaded anew (chunk-reload.ts).
  addEventListener('vite:preloadError', hush)
  const loaded = await import('./invitation/invitation.tsx').catch(() => null)
  removeEventListener('vite:preloadError', hush)
  return { default: loaded?.Invitation ?? (() => null) }
})

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
