import { readToken, subscribe } from '#lib/web/session-store.ts'

/**
 * Follows the consent of the signed-in person: at the start of the page, and after a login. Its code is loaded with the
 * first login, so visitors do not load it. A failure keeps the browser's state, and the next page retries.
 */
export function followConsentOf({ cookiesVersion }: { cookiesVersion: number }): void {
  let wasSignedIn = readToken() !== null
  if (wasSignedIn) void follow(cookiesVersion, false)
  subscribe(() => {
    const isSignedIn = readToken() !== null
    if (isSignedIn && !wasSignedIn) void follow(cookiesVersion, location.pathname === '/register/profile')
    wasSignedIn = isSignedIn
  })
}

async function follow(policyVersion: number, isNewAccount: boolean): Promise<void> {
  try {
    const { followConsent } = await import('#features/consent/web/session.ts')
    await followConsent({ policyVersion, isNewAccount })
  } catch {
    // Not important enough for an error message.
  }
}
