import { preferenceKeys, type StorageKey, storageKeys } from '#lib/stored-names.ts'

export { type StorageKey, storageKeys }

// Values that may not be stored: the browser may refuse its storage (private windows, policies), its quota may be used
// up, or preferences are not consented to. They last until the page is closed.
const memory = new Map<StorageKey, string>()

const yearMs = 365 * 24 * 3_600_000

/** The stored text, or null; null on the server. */
export function readStored(key: StorageKey): string | null {
  const held = memory.get(key)
  if (held !== undefined) return held
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/**
 * Stores text; null removes the key. Without consent a preference is kept in memory only. Returns whether the browser
 * stores it beyond the life of this page.
 */
export function writeStored(key: StorageKey, value: string | null): boolean {
  memory.delete(key)
  const maySave = !isPreference(key) || isChosen('preferences')
  try {
    if (value === null || !maySave) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    if (value !== null) memory.set(key, value)
    return false
  }
  if (value !== null && !maySave) memory.set(key, value)
  return maySave
}

/** Removes everything that this site has stored in the browser. */
export function clearStored(): void {
  memory.clear()
  try {
    localStorage.clear()
  } catch {
    // Without access, nothing could be stored either.
  }
}

/** Whether a switch of the cookie settings is on, by an answer of the last year. */
export function isChosen(name: 'preferences' | 'analytics' | 'marketing'): boolean {
  const age = Date.now() - Date.parse(readStored(storageKeys.cookiesAcceptDate) ?? '')
  if (!(age < yearMs)) return false
  try {
    return JSON.parse(readStored(storageKeys.isAnalytic) ?? '{}')[name] === true
  } catch {
    return false
  }
}

/**
 * Moves preferences to where the consent says they belong: into storage, or out of it into memory. Call it when the
 * switches change, and at the start of a page, because an answer expires after a year.
 */
export function settlePreferences(): void {
  for (const key of preferenceKeys) {
    const value = readStored(key)
    if (value !== null) writeStored(key, value)
  }
}

function isPreference(key: StorageKey): boolean {
  return (preferenceKeys as readonly StorageKey[]).includes(key)
}
