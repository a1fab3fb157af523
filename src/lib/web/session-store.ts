import { useSyncExternalStore } from 'react'
import { clearStored, readStored, storageKeys, writeStored } from './storage.ts'

/** The stored profile of the signed-in person; `exp` is the token's expiry as Bangkok clock time. */
export type StoredProfile = {
  roles: string[]
  exp: { hours: number; minutes: number; seconds: number }
  display_name: string
  display_image: string
  klass: number
  type: string
  koin: number
}

/** `currentUser` may be null for a moment after `isAuthenticated` becomes true. */
export type AuthState = { isAuthenticated: boolean; currentUser: StoredProfile | null }
export type Tokens = { access_token: string; refresh_token: string }

const signedOut: AuthState = { isAuthenticated: false, currentUser: null }
const listeners = new Set<() => void>()
let cached: { token: string | null; profile: string | null; state: AuthState } | null = null

let isShownAsVisitor = false

/** Shows this document as a visitor sees it, or again as the signed-in person does; what is stored stays. */
export function showAsVisitor(isVisitor: boolean): void {
  isShownAsVisitor = isVisitor
  announce()
}

/** The bearer token of the signed-in person; null for a visitor. */
export function readToken(): string | null {
  return isShownAsVisitor ? null : readStored(storageKeys.token)
}

export function readRefreshToken(): string | null {
  return readStored(storageKeys.refreshToken)
}

/** Stores the tokens of a login or refresh. */
export function saveTokens(tokens: Tokens): void {
  writeStored(storageKeys.token, tokens.access_token)
  writeStored(storageKeys.refreshToken, tokens.refresh_token)
  announce()
}

export function saveProfile(profile: StoredProfile): void {
  writeStored(storageKeys.profile, JSON.stringify(profile))
  announce()
}

/** Logout: removes these three keys only, so that consent and the popup's date stay. */
export function forgetSession(): void {
  for (const key of [storageKeys.token, storageKeys.refreshToken, storageKeys.profile]) writeStored(key, null)
  announce()
}

/** The session is invalid on the server: the specification clears the whole storage. */
export function forgetEverything(): void {
  clearStored()
  announce()
}

/** The session state as a hook; a visitor's on the server and during hydration. */
export function useAuth(): AuthState {
  return useSyncExternalStore(subscribe, readAuthState, () => signedOut)
}

/** The same outside React. */
export function readAuthState(): AuthState {
  const token = readToken()
  const profile = readStored(storageKeys.profile)
  if (cached && cached.token === token && cached.profile === profile) return cached.state
  const state = token === null ? signedOut : { isAuthenticated: true, currentUser: parseProfile(profile) }
  cached = { token, profile, state }
  return state
}

function parseProfile(text: string | null): StoredProfile | null {
  try {
    return text === null ? null : (JSON.parse(text) as StoredProfile)
  } catch {
    return null
  }
}

/** Subscribes to changes in this tab and, by the storage event, in other tabs. Returns the unsubscribe function. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

function announce() {
  for (const listener of listeners) listener()
}
