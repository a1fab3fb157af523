import { preferenceKeys, type StorageKey, storageKeys } from '#lib/stored-names.ts'

export { type StorageKey, storageKeys }

// What may not be kept: a browser may refuse its storage (private windows, policies), have no room left, or its reader has
// not switched preferences on. The page then works with it until it is closed.
const memory = new Map<StorageKey, string>()

const yearMs = 365 * 24 * 3_600_000

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

/**
 * Stores text; null takes the key away. A preference is held for the visit alone where its switch is off. Answers whether
 * the browser keeps it longer than this page lives.
 */
export function writeStored(key: StorageKey, value: string | null): boolean {
  memory.delete(key)
  const mayKeep = !isPreference(key) || isChosen('preferences')
  try {
    if (value === null || !mayKeep) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    if (value !== null) memory.set(key, value)
    return false
  }
  if (value !== null && !mayKeep) memory.set(key, value)
  return mayKeep
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
 * Brings preferences to where the switch says they belong: into the browser, or out of it and into this page. To be called
 * when the switches change, and when a page begins, since an answer ends after a year.
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
