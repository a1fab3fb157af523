import { type PendingSocial, takeSocialSignUp } from '#features/identity/social/web/pending-social.ts'
import type { ProfileValues } from './profile/profile-resolver.ts'

/** The first step of a sign-up, until the second is sent. */
export type PendingRegistration = {
  email: string
  password: string
  /** A sign-up by LINE or Facebook: the e-mail is entered in the second step, and the password is empty. */
  social?: PendingSocial
  /** The picture chosen in the second step. */
  picture?: File | undefined
  /** The values of the second step, for going back and forth. */
  draft?: Partial<ProfileValues>
  /** The server's refusal of a field of the first step; it applies while the value is the same. */
  fault?: { path: 'email' | 'password'; value: string; message: string }
}

// In this tab's memory only, because a password must not be stored. Never set on the server.
let pending: PendingRegistration | null = null

/** The current sign-up; one started at a provider replaces another. */
export function readPendingRegistration(): PendingRegistration | null {
  const social = takeSocialSignUp()
  if (social) pending = { email: social.email ?? '', password: '', social }
  return pending
}

/** Stores or changes parts of it. */
export function savePendingRegistration(part: PendingRegistration): void {
  pending = part
}

export function forgetPendingRegistration(): void {
  pending = null
}
