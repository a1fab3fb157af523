import { z } from 'zod/mini'
import { ageTierOf } from '#features/identity/accounts/account-rules.ts'
import { type GuardianState, may, stateOf } from '#features/identity/accounts/standing-rules.ts'

export const Provider = z.enum(['line', 'facebook'])

export type Provider = z.infer<typeof Provider>

/** What a provider gave to prove who somebody is: LINE's ID token, Facebook's access token. */
export const socialToken = z.string().check(z.minLength(1), z.maxLength(5_000))

/** In the place of an avatar's name: the picture that the provider has of the person. */
export const providerPicture = 'provider'

/**
 * Whether somebody of this age may come in by LINE or Facebook on a day: the same table as for linking. The e-mail does
 * not matter here, the provider itself says who it is; linking to an account that is there asks for both.
 */
export function mayEnterBySocial(person: { birthDate: string; guardian: GuardianState | null }, day: string): boolean {
  return may(stateOf({ isVerified: true, hasOwnConsent: true, ...person }, day), 'link_social')
}

/** Whether a sign-up with this birth date can be by LINE or Facebook alone: no guardian can have answered yet. */
export function maySignUpBySocial(birthDate: string, day: string): boolean {
  return mayEnterBySocial({ birthDate, guardian: ageTierOf(birthDate, day) === 'adult' ? null : 'waiting' }, day)
}
