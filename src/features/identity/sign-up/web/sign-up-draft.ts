import { signUpDraftKey as key } from '#lib/stored-names.ts'
import type { ProfileValues } from './profile/profile-resolver.ts'

/** What was typed of a sign-up. Neither the password nor a consent is stored: both are given again. */
export type SignUpDraft = {
  email: string
  values: Partial<Omit<ProfileValues, 'email' | 'password' | 'accepts_law' | 'accepts_personal'>>
}

/** On a shared computer a forgotten tab must not keep a child's answers for the next one. */
const maxAgeMs = 3_600_000

/** Stores what was typed until the tab is closed, so that a reload loses nothing. */
export function saveSignUpDraft({ email, values }: { email: string; values: Partial<ProfileValues> }): void {
  const { email: own, password: _, accepts_law, accepts_personal, ...kept } = values
  try {
    sessionStorage.setItem(key, JSON.stringify({ at: Date.now(), email: own || email, values: kept }))
  } catch {
    // Without storage a reload begins anew, as the page says.
  }
}

/** The stored draft of this tab; null without one, and after an hour. */
export function readSignUpDraft(): SignUpDraft | null {
  try {
    const { at, email, values } = JSON.parse(sessionStorage.getItem(key) ?? '{}')
    return Math.abs(Date.now() - at) < maxAgeMs ? { email, values } : null
  } catch {
    return null
  }
}

/** Removes it: the account is made, or cannot be made. */
export function forgetSignUpDraft(): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Nothing could be stored either.
  }
}
