import { commonRefusal } from '#lib/errors.ts'

/** Runs work when its turn comes. Throws overloaded when the queue is full. */
export type Enqueue = <T>(work: () => Promise<T>) => Promise<T>

/**
 * A queue for work that takes much memory or CPU: `atOnce` run in parallel, `waiting` wait, more are refused at once.
 */
export function newWorkQueue({ atOnce, waiting }: { atOnce: number; waiting: number }): Enqueue {
  const queue: (() => void)[] = []
  let running = 0
  return async (work) => {
    if (running >= atOnce) {
      if (queue.length >= waiting) throw commonRefusal('overloaded', { retryAfter: 5 })
      await new Promise<void>((resolve) => queue.push(resolve))
    } else running++
    try {
      return await work()
    } finally {
      // The slot passes directly to the next in the queue, so that no new work can take it in between.
      const next = queue.shift()
      if (next) next()
      else running--
    }
  }
}
