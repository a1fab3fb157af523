/**
 * The keys of the browser's storage, to the letter of the specification but for the last ones, which are our own. The refresh
 * token's key is spelt with a space: it stands here once and nowhere else.
 */
export const storageKeys = {
  token: 'auth.token',
  refreshToken: 'auth.refresh token',
  profile: 'auth.profile',
  isRefresh: 'auth.isRefresh',
  popupRegisterDate: 'popup-register-date',
  hideCookiesConsent: 'hide-cookies-consent',
  cookiesAcceptDate: 'cookies-accept-date',
  isAnalytic: 'isAnalytic',
  readingSize: 'reading-size',
  videoPositions: 'video-positions',
  guestPlacement: 'guest-placement',
  gameSound: 'game-sound',
} as const
export type StorageKey = (typeof storageKeys)[keyof typeof storageKeys]

// A browser may refuse its storage (private windows, policies) or have no room left: the page then works until it is closed.
const memory = new Map<string, string>()

/** The stored text, or null; also null on the server. */
export function readStored(key: StorageKey): string | null {
  const held = memory.get(key)
  if (held !== undefined) return held
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Stores text; null takes the key away. Answers whether the browser keeps it longer than this page lives. */
export function writeStored(key: StorageKey, value: string | null): boolean {
  memory.delete(key)
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
    return true
  } catch {
    if (value !== null) memory.set(key, value)
    return false
  }
}

/** Takes everything away that this site has stored in the browser. */
export function clearStored(): void {
  memory.clear()
  try {
    localStorage.clear()
  } catch {
    // Nothing could be stored either.
  }
}
