import { safeRedirectPath } from '#lib/redirect-path.ts'
import type { Provider } from '../social-rules.ts'

/** The identity from a provider, until an account is entered, linked or created. */
export type PendingSocial = {
  provider: Provider
  token: string
  name: string | null
  email: string | null
  /** Whether the provider has a picture. */
  hasPicture: boolean
  /** The path to return to. */
  wanted: string | null
}

// In this tab's memory only, like a password; a reload starts again.
let pending: PendingSocial | null = null

export function savePendingSocial(found: PendingSocial): void {
  pending = found
}

// The identity of a sign-up, until its form reads it.
let newcomer: PendingSocial | null = null

/** Starts a sign-up with an identity from a provider. */
export function beginSocialSignUp(found: PendingSocial): void {
  newcomer = found
}

/** Returns and clears the identity of a started sign-up. */
export function takeSocialSignUp(): PendingSocial | null {
  const found = newcomer
  newcomer = null
  return found
}

export function forgetPendingSocial(): void {
  pending = null
}

/** The returned identity: from this address's fragment, which is removed from the history at once, or from memory. */
export function findPendingSocial(provider: Provider): PendingSocial | null {
  return takeFromAddress(provider) ?? (pending?.provider === provider ? pending : null)
}

function takeFromAddress(provider: Provider): PendingSocial | null {
  const inside = new URLSearchParams(location.hash.slice(1))
  const token = inside.get('token')
  if (!token) return null
  history.replaceState(history.state, '', location.pathname + location.search)
  const { name = null, email = null, picture } = provider === 'line' ? readClaims(token) : {}
  const wanted = safeRedirectPath(inside.get('redirect'), location.origin)
  savePendingSocial({ provider, token, name, email, hasPicture: Boolean(picture), wanted })
  return pending
}

type Claims = { name?: string; email?: string; picture?: string }

/** The claims of LINE's token, for display; the server verifies the token each time. */
function readClaims(token: string): Claims {
  try {
    const text = atob(token.split('.')[1]!.replaceAll('-', '+').replaceAll('_', '/'))
    return JSON.parse(new TextDecoder().decode(Uint8Array.from(text, (sign) => sign.charCodeAt(0)))) as Claims
  } catch {
    return {}
  }
}
