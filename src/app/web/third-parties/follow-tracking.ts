import type { createBrowserRouter } from 'react-router'
import { getCookieConsent } from '#features/consent/contract.ts'
import { readSwitches, saveSwitches, subscribeToConsent } from '#features/consent/web/use-cookie-consent.ts'
import { call } from '#lib/web/call.ts'
import { readToken } from '#lib/web/session-store.ts'
import type { Site } from '#lib/web/site.tsx'
import { isTrackingChosen } from '#lib/web/tracking.ts'
import { hasUnsavedInput } from '#lib/web/unsaved-input.ts'
import { loadTags, withdrawTags } from './tags.ts'

type Router = ReturnType<typeof createBrowserRouter>

/**
 * Loads tag manager and web analytics while the reader's consent is in force, whenever it is given. On withdrawal their
 * cookies are deleted at once, and the document is reloaded.
 */
export function followTracking(services: Site['services'], router: Router): void {
  // The address of a mailed link may contain a secret, which third parties must not get.
  if (/[?&]token=|\/guardian\b/.test(performance.getEntriesByType('navigation')[0]?.name ?? '')) return
  let isLoaded = false
  let known: string | undefined
  const look = async () => {
    const facts = [readToken() !== null, isTrackingChosen()].join()
    if (facts === known) return
    known = facts
    const may = await mayTrack()
    // A newer decision was made during the request.
    if (facts !== known || may === isLoaded) return
    isLoaded = may
    if (may) return loadTags(services)
    withdrawTags(services)
    leave(router)
  }
  subscribeToConsent(() => void look())
  void look()
}

/**
 * Reloads this document, since a running script cannot be unloaded; when there is typed text, only on the next
 * navigation.
 */
function leave(router: Router): void {
  const { pathname } = location
  if (!hasUnsavedInput()) location.reload()
  else router.subscribe(({ location: { pathname: now } }) => now !== pathname && location.reload())
}

/** This browser's choice; for an account also its own receipt and its guardian. No answer counts as a refusal. */
async function mayTrack(): Promise<boolean> {
  if (!isTrackingChosen()) return false
  if (readToken() === null) return true
  const account = await call(getCookieConsent, {}).catch(() => null)
  // A minor uses this browser: earlier choices in it do not apply to them, nor after their logout.
  if (account?.is_limited) saveSwitches({ ...readSwitches(), analytics: false, marketing: false })
  const { consent = null, is_limited = true } = account ?? {}
  return !is_limited && (consent === null || (consent.switches.analytics && consent.switches.marketing))
}
