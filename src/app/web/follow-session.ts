import type { createBrowserRouter } from 'react-router'
import { connectRenewal } from '#lib/web/call.ts'
import { connectRefresh } from '#lib/web/data/refreshers.ts'
import { readToken } from '#lib/web/session-store.ts'
import { hasUnsavedInput } from '#lib/web/unsaved-input.ts'

type Router = ReturnType<typeof createBrowserRouter>

/** Renews the session when the server asks for it, and shows at once when another tab logged in or out. */
export function followSession(router: Router): void {
  let isLeaving = false
  // A visitor has nothing to renew, so its code comes with the first 401.
  connectRenewal(async (usedToken, spec) => {
    const { renewSession } = await import('#features/identity/sessions/web/session.ts')
    return renewSession(usedToken, spec, {
      reload: () => {
        // Calls that shared a renewal ask for one reload.
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
  // Another tab's only: this one goes where its own login or logout leads.
  addEventListener('storage', () => {
    const isSignedIn = readToken() !== null
    if (isSignedIn !== wasSignedIn) void router.revalidate()
    wasSignedIn = isSignedIn
  })
}

/** Somebody on their way to another page is not thrown back to the one that they are leaving. */
function reload({ createHref, state }: Router): void {
  const next = state.navigation.location
  const href = next ? new URL(createHref(next), location.href).href : location.href
  if (href === location.href) location.reload()
  else location.assign(href)
}
