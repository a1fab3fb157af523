import type { createBrowserRouter } from 'react-router'
import { getCookieConsent } from '#features/consent/contract.ts'
import { keepSwitches, readSwitches, subscribeToConsent } from '#features/consent/web/use-cookie-consent.ts'
import { call } from '#lib/web/call.ts'
import { readToken } from '#lib/web/session-store.ts'
import type { Site } from '#lib/web/site.tsx'
import { isTrackingChosen } from '#lib/web/tracking.ts'
import { hasUnsavedInput } from '#lib/web/unsaved-input.ts'
import { loadTags, withdrawTags } from './tags.ts'

type Router = ReturnType<typeof createBrowserRouter>

/**
 * Loads tag manager and web analytics while the reader's consent holds, whenever it is given; where it ends their
 * cookies go at once, and they with the document.
 */
export function followTracking(services: Site['services'], router: Router): void {
  // The address of a mailed link may hold a secret, which nobody else is told.
  if (/[?&]token=|\/guardian\b/.test(performance.getEntriesByType('navigation')[0]?.name ?? '')) return
  let isLoaded = false
  let known: string | undefined
  const look = async () => {
    const facts = [readToken() !== null, isTrackingChosen()].join()
    if (facts === known) return
    known = facts
    const may = await mayTrack()
    // Something newer was decided while the server was asked.
    if (facts !== known || may === isLoaded) return
    isLoaded = may
    if (may) return loadTags(services)
    withdrawTags(services)
    leave(router)
  }
  subscribeToConsent(() => void look())
  void look()
}

/** Gives this document up, since a script that runs cannot be taken back; what was typed stays until its page is left. */
function leave(router: Router): void {
  const { pathname } = location
  if (!hasUnsavedInput()) location.reload()
  else router.subscribe(({ location: { pathname: now } }) => now !== pathname && location.reload())
}

/** What this browser has chosen; of an account also what its own receipt says and its guardian. No answer is a no. */
async function mayTrack(): Promise<boolean> {
  if (!isTrackingChosen()) return false
  if (readToken() === null) return true
  const account = await call(getCookieConsent, {}).catch(() => null)
  // A minor uses this browser: what was chosen in it before does not hold for them, nor after their logout.
  if (account?.is_limited) keepSwitches({ ...readSwitches(), analytics: false, marketing: false })
  const { consent = null, is_limited = true } = account ?? {}
  return !is_limited && (consent === null || (consent.switches.analytics && consent.switches.marketing))
}
