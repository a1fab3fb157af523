import type { PendingSocial } from './pending-social.ts'
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

export function readPendingRegistration(): PendingRegistration | null {
  return pending
}

/** Keeps or changes parts of it. */
export function keepPendingRegistration(part: PendingRegistration): void {
  pending = part
}

export function forgetPendingRegistration(): void {
  pending = null
}
