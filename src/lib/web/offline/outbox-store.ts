import { databaseName } from '#lib/stored-names.ts'

/**
 * An action that could not be sent. `key` is its Idempotency-Key; `kind` selects the sender; `at` is in milliseconds.
 * `isLasting`: the action counts once at any time, and never expires. `isAside`: the action was refused and waits for
 * its person, not for the network.
 */
export type Kept<Body = unknown> = {
  key: string
  userId: string
  kind: string
  at: number
  body: Body
  isLasting?: boolean
  isAside?: boolean
}

const storeName = 'outbox'

function openDatabase(): Promise<IDBDatabase> {
  const opening = indexedDB.open(databaseName, 1)
  opening.onupgradeneeded = () => opening.result.createObjectStore(storeName, { keyPath: 'key' })
  return settled(opening)
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

/** Runs one transaction; resolves when it is committed. */
async function use<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await openDatabase()
  try {
    const transaction = database.transaction(storeName, mode, { durability: 'strict' })
    const done = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve()
      transaction.onabort = () => reject(transaction.error)
    })
    const result = await settled(work(transaction.objectStore(storeName)))
    await done
    return result
  } finally {
    database.close()
  }
}

/** All stored actions of all persons, in the order in which they were done. */
export async function readKept(): Promise<Kept[]> {
  const all = await use<Kept[]>('readonly', (store) => store.getAll())
  return all.toSorted((a, b) => a.at - b.at)
}

/** Stores an action, which replaces the one with the same key. Throws when the browser refuses its storage. */
export async function putKept(act: Kept): Promise<void> {
  await use('readwrite', (store) => store.put(act))
}

export async function dropKept(key: string): Promise<void> {
  await use('readwrite', (store) => store.delete(key))
}

/** Deletes a settled action; returns false when a newer one has replaced it, which stays. */
export async function dropSettled({ key, at }: Kept): Promise<boolean> {
  const kept = await use<Kept | undefined>('readwrite', (store) => {
    const asked: IDBRequest<Kept | undefined> = store.get(key)
    asked.addEventListener('success', () => asked.result?.at === at && store.delete(key))
    return asked
  })
  return kept === undefined || kept.at === at
}
