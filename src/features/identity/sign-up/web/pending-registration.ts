import { type PendingSocial, takeSocialSignUp } from '#features/identity/social/web/pending-social.ts'
import type { ProfileValues } from './profile-resolver.ts'

/** The first step of a sign-up, until the second is sent. */
export type PendingRegistration = {
  email: string
  password: string
  /** Who comes by LINE or Facebook: the e-mail is then asked for in the second step, and the password is empty. */
  social?: PendingSocial
  /** The picture that was chosen in the second step. */
  picture?: File | undefined
  /** What was typed in the second step, for who goes back and comes again. */
  draft?: Partial<ProfileValues>
  /** What the server refused of the first step; it holds as long as the value is the same. */
  fault?: { path: 'email' | 'password'; value: string; message: string }
}

// In this tab's memory alone, never in its storage: a password is not stored. The server never writes it.
let pending: PendingRegistration | null = null

/** Where a sign-up stands; one that a provider's page began takes the place of another. */
export function readPendingRegistration(): PendingRegistration | null {
  const social = takeSocialSignUp()
  if (social) pending = { email: social.email ?? '', password: '', social }
  return pending
}

/** Keeps or changes parts of it. */
export function keepPendingRegistration(part: PendingRegistration): void {
  pending = part
}

export function forgetPendingRegistration(): void {
  pending = null
}
