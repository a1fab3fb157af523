import { databaseName } from '#lib/stored-names.ts'

/**
 * An act that could not be sent. `key` is its Idempotency-Key; `kind` names who can send it; `at` is in milliseconds.
 * `isLasting`: it counts once however late it is sent, and is never too old. `isAside`: it was refused and waits for its
 * person, not for the network.
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

/** One change or question at the store; settled when it is safely on the disk. */
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

/** Everything that is kept, of whomever, in the order in which it was done. */
export async function readKept(): Promise<Kept[]> {
  const all = await use<Kept[]>('readonly', (store) => store.getAll())
  return all.toSorted((a, b) => a.at - b.at)
}

/** Keeps an act; the same key again changes nothing. Throws where the browser refuses its storage. */
export async function putKept(act: Kept): Promise<void> {
  await use('readwrite', (store) => store.put(act))
}

export async function dropKept(key: string): Promise<void> {
  await use('readwrite', (store) => store.delete(key))
}

/** Drops an act that was settled; false where a newer one has taken its place since, which stays. */
export async function dropSettled({ key, at }: Kept): Promise<boolean> {
  const kept = await use<Kept | undefined>('readwrite', (store) => {
    const asked: IDBRequest<Kept | undefined> = store.get(key)
    asked.addEventListener('success', () => asked.result?.at === at && store.delete(key))
    return asked
  })
  return kept === undefined || kept.at === at
}
