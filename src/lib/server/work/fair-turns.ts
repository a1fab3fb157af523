import { commonRefusal } from '#lib/errors.ts'

/** `who` shares one place in the order of turns; lower ranks run first; `bytes` count against the limit of the queue. */
export type Ask = { who: string; rank: number; bytes?: number; isBreakable?: boolean }
/** Runs work when its turn comes. The signal of breakable work is aborted when work of a lower rank arrives. */
export type InFairTurn = <T>(ask: Ask, work: (signal: AbortSignal) => Promise<T>) => Promise<T>

type Waiting = Required<Ask> & { tag: number; start: () => void; refuse: (why: Error) => void }

/**
 * A queue for work that takes much memory or CPU: one piece runs at a time. Within a rank everybody gets one piece in
 * turn, however many one person has sent (start-time fair queueing: Goyal, Vin and Cheng, 1996). When the queue is full,
 * the person with the most pieces in it loses the newest of them, which is refused with overloaded.
 */
export function newFairTurns({ waiting, bytes: maxBytes }: { waiting: number; bytes: number }): InFairTurn {
  const queue: Waiting[] = []
  /** When the last piece of each person ends, in turns of the virtual clock. */
  const ends = new Map<string, number>()
  let clock = 0
  let running: { ask: Required<Ask>; stop: AbortController } | null = null

  function enter(one: Waiting): void {
    queue.push(one)
    while (queue.length > waiting || sumOf(queue) > maxBytes) {
      const heaviest = heaviestOf(queue, queue.length > waiting ? () => 1 : ({ bytes }) => bytes)
      const last = queue.findLastIndex(({ who }) => who === heaviest)
      queue.splice(last, 1)[0]!.refuse(commonRefusal('overloaded', { retryAfter: 5 }))
    }
  }

  function next(): void {
    const [first] = queue.toSorted((a, b) => a.rank - b.rank || a.tag - b.tag)
    if (running || !first) return
    queue.splice(queue.indexOf(first), 1)
    clock = Math.max(clock, first.tag)
    for (const [who, end] of ends) if (end <= clock) ends.delete(who)
    running = { ask: first, stop: new AbortController() }
    first.start()
  }

  return async ({ who, rank, bytes = 0, isBreakable = false }, work) => {
    const ask = { who, rank, bytes, isBreakable }
    const tag = Math.max(clock, ends.get(who) ?? 0)
    ends.set(who, tag + 1)
    if (running?.ask.isBreakable && running.ask.rank > rank) running.stop.abort()
    await new Promise<void>((start, refuse) => {
      enter({ ...ask, tag, start, refuse })
      next()
    })
    try {
      return await work(running!.stop.signal)
    } finally {
      running = null
      next()
    }
  }
}

function sumOf(queue: readonly Waiting[]): number {
  return queue.reduce((sum, { bytes }) => sum + bytes, 0)
}

function heaviestOf(queue: readonly Waiting[], weigh: (one: Waiting) => number): string {
  const weights = new Map<string, number>()
  for (const one of queue) weights.set(one.who, (weights.get(one.who) ?? 0) + weigh(one))
  return [...weights].reduce((max, one) => (one[1] >= max[1] ? one : max))[0]
}
