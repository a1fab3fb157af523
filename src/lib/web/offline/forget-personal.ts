import { cacheNames, databaseName } from '#lib/stored-names.ts'

/**
 * At logout, since others may use this browser: what was read here, and what waited to be sent. It fetches nothing, for
 * there may be no network, and it always succeeds for the person.
 */
export async function forgetPersonal(): Promise<void> {
  try {
    indexedDB.deleteDatabase(databaseName)
    await Promise.all([caches.delete(cacheNames.pages), caches.delete(cacheNames.pictures)])
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}
