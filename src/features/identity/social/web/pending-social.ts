import { safeRedirectPath } from '#lib/redirect-path.ts'
import type { Provider } from '../social-rules.ts'

/** Who a provider says is here, until an account is entered, linked or made. */
export type PendingSocial = {
  provider: Provider
  token: string
  name: string | null
  email: string | null
  /** Whether it has a picture of them. */
  hasPicture: boolean
  /** Where to go afterwards. */
  wanted: string | null
}

// In this tab's memory alone, as a password would be; a reload starts anew.
let pending: PendingSocial | null = null

export function keepPendingSocial(found: PendingSocial): void {
  pending = found
}

// Who chose to sign up, until the sign-up's form takes them over.
let newcomer: PendingSocial | null = null

/** Somebody whom a provider proved wants a new account. */
export function beginSocialSignUp(found: PendingSocial): void {
  newcomer = found
}

/** Who began to sign up by a provider, once. */
export function takeSocialSignUp(): PendingSocial | null {
  const found = newcomer
  newcomer = null
  return found
}

export function forgetPendingSocial(): void {
  pending = null
}

/** Who came back: in this address's fragment, which leaves it and so the history at once, or before. */
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
  keepPendingSocial({ provider, token, name, email, hasPicture: Boolean(picture), wanted })
  return pending
}

type Claims = { name?: string; email?: string; picture?: string }

/** What LINE's token says, to be shown; whether it is true is the server's to judge, each time. */
function readClaims(token: string): Claims {
  try {
    const text = atob(token.split('.')[1]!.replaceAll('-', '+').replaceAll('_', '/'))
    return JSON.parse(new TextDecoder().decode(Uint8Array.from(text, (sign) => sign.charCodeAt(0)))) as Claims
  } catch {
    return {}
  }
}
