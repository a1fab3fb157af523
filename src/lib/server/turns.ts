import { commonRefusal } from '#lib/errors.ts'

/** Does work when its turn comes. Refuses with overloaded when too many wait already. */
export type InTurn = <T>(work: () => Promise<T>) => Promise<T>

/** A queue for what costs memory or a core: `atOnce` run, `waiting` wait, who comes after is refused at once. */
export function newTurns({ atOnce, waiting }: { atOnce: number; waiting: number }): InTurn {
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
      // The place is handed on, not given up: nobody slips in between.
      const next = queue.shift()
      if (next) next()
      else running--
    }
  }
}
