import { type DBSchema, type IDBPDatabase, type IDBPObjectStore, openDB } from 'idb'
import { databaseName } from '#lib/stored-names.ts'

/**
 * An action that could not be sent. `key` is its Idempotency-Key; `kind` selects the sender; `at` is in milliseconds.
 * `isLasting`: the action counts once at any time, and never expires. `isAside`: the action was refused and waits for
 * its person, not for the network.
 */
export type Saved<Body = unknown> = {
  key: string
  userId: string
  kind: string
  at: number
  body: Body
  isLasting?: boolean
  isAside?: boolean
}

// The name stays as browsers have it: another one would lose what they keep.
const storeName = 'outbox'

interface Stored extends DBSchema {
  outbox: { key: string; value: Saved }
}

/** Works with the database and closes it: one that stays open would hold up its deletion at logout. */
async function withDatabase<T>(work: (database: IDBPDatabase<Stored>) => Promise<T>): Promise<T> {
  const database = await openDB<Stored>(databaseName, 1, {
    upgrade: (fresh) => void fresh.createObjectStore(storeName, { keyPath: 'key' }),
  })
  try {
    return await work(database)
  } finally {
    database.close()
  }
}

/** One change of the store; settled when it is safely on the disk. */
async function change<T>(
  work: (store: IDBPObjectStore<Stored, ['outbox'], 'outbox', 'readwrite'>) => Promise<T>,
): Promise<T> {
  return withDatabase(async (database) => {
    const transaction = database.transaction(storeName, 'readwrite', { durability: 'strict' })
    const [result] = await Promise.all([work(transaction.store), transaction.done])
    return result
  })
}

/** All stored actions of all persons, in the order in which they were done. */
export async function readSaved(): Promise<Saved[]> {
  const all = await withDatabase((database) => database.getAll(storeName))
  return all.toSorted((a, b) => a.at - b.at)
}

/** Stores an action, which replaces the one with the same key. Throws when the browser refuses its storage. */
export async function putSaved(act: Saved): Promise<void> {
  await change((store) => store.put(act))
}

export async function dropSaved(key: string): Promise<void> {
  await change((store) => store.delete(key))
}

/** Deletes a settled action; returns false when a newer one has replaced it, which stays. */
export async function dropSettled({ key, at }: Saved): Promise<boolean> {
  return change(async (store) => {
    const saved = await store.get(key)
    if (saved?.at === at) await store.delete(key)
    return saved === undefined || saved.at === at
  })
}
