import { z } from 'zod/mini'
import { ageTierOf } from '#features/identity/accounts/account-rules.ts'
import { type GuardianState, may, stateOf } from '#features/identity/accounts/standing-rules.ts'

export const Provider = z.enum(['line', 'facebook'])

export type Provider = z.infer<typeof Provider>

/** A provider's proof of identity: LINE's ID token, Facebook's access token. */
export const socialToken = z.string().check(z.minLength(1), z.maxLength(5_000))

/** Instead of an avatar's name: the provider's picture of the person. */
export const providerPicture = 'provider'

/**
 * Whether a person of this age may sign in with LINE or Facebook on a day: the same rule as for linking. Verification
 * does not matter here, since the provider proves the identity; linking requires it too.
 */
export function mayEnterBySocial(person: { birthDate: string; guardian: GuardianState | null }, day: string): boolean {
  return may(stateOf({ isVerified: true, hasOwnConsent: true, ...person }, day), 'link_social')
}

/** Whether a sign-up with this birth date can use LINE or Facebook alone: no guardian can have consented yet. */
export function maySignUpBySocial(birthDate: string, day: string): boolean {
  return mayEnterBySocial({ birthDate, guardian: ageTierOf(birthDate, day) === 'adult' ? null : 'waiting' }, day)
}
