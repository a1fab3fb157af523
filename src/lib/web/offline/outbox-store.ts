import { type DBSchema, type IDBPDatabase, type IDBPObjectStore, openDB } from 'idb'
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

interface Outbox extends DBSchema {
  outbox: { key: string; value: Kept }
}

/** Works with the database and closes it: one that stays open would hold up its deletion at logout. */
async function withDatabase<T>(work: (database: IDBPDatabase<Outbox>) => Promise<T>): Promise<T> {
  const database = await openDB<Outbox>(databaseName, 1, {
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
  work: (store: IDBPObjectStore<Outbox, ['outbox'], 'outbox', 'readwrite'>) => Promise<T>,
): Promise<T> {
  return withDatabase(async (database) => {
    const transaction = database.transaction(storeName, 'readwrite', { durability: 'strict' })
    const [result] = await Promise.all([work(transaction.store), transaction.done])
    return result
  })
}

/** Everything that is kept, of whomever, in the order in which it was done. */
export async function readKept(): Promise<Kept[]> {
  const all = await withDatabase((database) => database.getAll(storeName))
  return all.toSorted((a, b) => a.at - b.at)
}

/** Keeps an act; the same key again changes nothing. Throws where the browser refuses its storage. */
export async function putKept(act: Kept): Promise<void> {
  await change((store) => store.put(act))
}

export async function dropKept(key: string): Promise<void> {
  await change((store) => store.delete(key))
}

/** Drops an act that was settled; false where a newer one has taken its place since, which stays. */
export async function dropSettled({ key, at }: Kept): Promise<boolean> {
  return change(async (store) => {
    const kept = await store.get(key)
    if (kept?.at === at) await store.delete(key)
    return kept === undefined || kept.at === at
  })
}
