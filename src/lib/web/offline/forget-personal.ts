import { cacheNames, databaseName } from '#lib/stored-names.ts'

/**
 * Deletes personal data in this browser at logout, because others may use it: read pages and unsent actions. It needs
 * no network, and never throws.
 */
export async function forgetPersonal(): Promise<void> {
  try {
    indexedDB.deleteDatabase(databaseName)
    await Promise.all([caches.delete(cacheNames.pages), caches.delete(cacheNames.pictures)])
  } catch {
    // A browser without storage has nothing to delete.
  }
}
