import { readToken, subscribe } from '#lib/web/session-store.ts'

/**
 * Follows the consent of whoever is signed in: when the page starts, and when somebody signs in. Its code comes with the
 * first person, so no visitor loads it; a failure leaves what the browser holds, and the next page tries again.
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
    // Not the moment to disturb anybody.
  }
}
