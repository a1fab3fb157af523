import type { createBrowserRouter } from 'react-router'
import { connectRenewal } from '#lib/web/call.ts'
import { connectRefresh } from '#lib/web/data/refreshers.ts'
import { readToken } from '#lib/web/session-store.ts'
import { hasUnsavedInput } from '#lib/web/unsaved-input.ts'

type Router = ReturnType<typeof createBrowserRouter>

/** Refreshes the session when the server asks for it, and reacts at once to a login or logout in another tab. */
export function followSession(router: Router): void {
  let isLeaving = false
  // A visitor has no session, so the code is loaded at the first 401.
  connectRenewal(async (usedToken, spec) => {
    const { renewSession } = await import('#features/identity/sessions/web/session.ts')
    return renewSession(usedToken, spec, {
      reload: () => {
        // Calls that shared a refresh cause only one reload.
        if (!isLeaving) reload(router)
        isLeaving = true
      },
      goTo: (path) => void router.navigate(path),
      hasUnsavedInput,
      revalidate: () => router.revalidate(),
    })
  })
  connectRefresh({
    page: () => router.revalidate(),
    profile: async () => (await import('#features/identity/sessions/web/session.ts')).refreshProfile(),
  })
  let wasSignedIn = readToken() !== null
  // Events from other tabs only: this tab follows its own login or logout.
  addEventListener('storage', () => {
    const isSignedIn = readToken() !== null
    if (isSignedIn !== wasSignedIn) void router.revalidate()
    wasSignedIn = isSignedIn
  })
}

/** Reloads the target of a navigation in progress instead of the current page. */
function reload({ createHref, state }: Router): void {
  const next = state.navigation.location
  const href = next ? new URL(createHref(next), location.href).href : location.href
  if (href === location.href) location.reload()
  else location.assign(href)
}
