import { providerPicture } from '#features/identity/social/social-rules.ts'
import { type PendingSocial, takeSocialSignUp } from '#features/identity/social/web/pending-social.ts'
import type { ProfileValues } from './profile/profile-resolver.ts'
import { forgetSignUpDraft, readSignUpDraft } from './sign-up-draft.ts'

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

/** The current sign-up; one started at a provider replaces another, and takes over what was typed. */
export function readPendingRegistration(): PendingRegistration | null {
  const social = takeSocialSignUp()
  if (social) pending = { email: social.email ?? '', password: '', social, ...typedBefore(social) }
  return pending
}

/** Stores or changes parts of it. */
export function savePendingRegistration(part: PendingRegistration): void {
  pending = part
}

export function forgetPendingRegistration(): void {
  pending = null
  forgetSignUpDraft()
}

/** What a reload has interrupted, unless it was typed for another mailbox. */
function typedBefore({ email, hasPicture }: PendingSocial): Partial<PendingRegistration> {
  const saved = readSignUpDraft()
  if (!saved || (email && saved.email && saved.email !== email)) return {}
  const typed = Object.entries(saved.values).filter(
    ([name, value]) => value !== '' && (name !== 'avatar' || hasPicture || value !== providerPicture),
  )
  return { ...(!email && { email: saved.email }), draft: Object.fromEntries(typed) as Partial<ProfileValues> }
}
