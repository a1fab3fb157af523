import { setTimeout as sleep } from 'node:timers/promises'

const patienceMs = 60_000

/** Does a step of the drill itself, which PostgreSQL may be away for: again until it is done. Throws the last error after a minute. */
export async function persist<T>(work: () => Promise<T>): Promise<T> {
  for (const deadline = performance.now() + patienceMs; ; ) {
    try {
      return await work()
    } catch (error) {
      if (performance.now() > deadline) throw error
      await sleep(100)
    }
  }
}
