import type { createBrowserRouter } from 'react-router'
import { connectRenewal } from '#lib/web/call.ts'
import { readToken } from '#lib/web/session-store.ts'
import { hasUnsavedInput } from '#lib/web/unsaved-input.ts'

type Router = ReturnType<typeof createBrowserRouter>

/** Renews the session when the server asks for it, and shows at once when another tab logged in or out. */
export function followSession(router: Router): void {
  // A visitor has nothing to renew, so its code comes with the first 401.
  connectRenewal(async (usedToken, spec) => {
    const { renewSession } = await import('#features/identity/web/session.ts')
    return renewSession(usedToken, spec, {
      reload: () => location.reload(),
      goTo: (path) => void router.navigate(path),
      hasUnsavedInput,
      revalidate: () => router.revalidate(),
    })
  })
  let wasSignedIn = readToken() !== null
  // Another tab's only: this one goes where its own login or logout leads.
  addEventListener('storage', () => {
    const isSignedIn = readToken() !== null
    if (isSignedIn !== wasSignedIn) void router.revalidate()
    wasSignedIn = isSignedIn
  })
}
