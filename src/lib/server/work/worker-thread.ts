import { parentPort, Worker } from 'node:worker_threads'

/** Runs work on a worker thread. `ask` returns null when the work was not done; `close` ends the thread. */
export type Thread<In, Out> = { ask: (input: In) => Promise<Out | null>; close: () => Promise<void> }

type Options = {
  /** The module of the worker, which calls `answerAsks`. */
  file: URL
  /** The time limit for one piece of work. */
  deadlineMs: number
  /** The limit of the queue; further work is refused at once (null). */
  maxWaiting: number
  /** Ends the thread, which holds memory, after this time without work; by default it stays. */
  idleMs?: number
}

/** A thread's young generation would be the default of V8, 48 MB, whatever the flags of the process say. */
const resourceLimits = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 12 }

/**
 * Makes a worker thread that starts with its first work and does one piece at a time. On a timeout, crash or memory
 * limit the thread is terminated, its work returns null, and the next work gets a new thread.
 */
export function newWorkerThread<In, Out>({ file, deadlineMs, maxWaiting, idleMs }: Options): Thread<In, Out> {
  type Job = { input: In; answer: (out: Out | null) => void }
  const waiting: Job[] = []
  let worker: Worker | null = null
  let isReady = false
  let running: Job | null = null
  let timer: NodeJS.Timeout | undefined
  let idle: NodeJS.Timeout | undefined

  function begin(): Worker {
    // The thread does not inherit this process's flags (a debugger's port, a test's loader).
    const made = new Worker(file, { execArgv: [], resourceLimits })
    made.on('message', (message: { out: Out } | 'ready') => {
      if (made !== worker) return
      if (message === 'ready') isReady = true
      else finish(message.out)
      next()
    })
    made.on('error', () => giveUp(made))
    made.on('exit', () => giveUp(made))
    return made
  }

  function finish(out: Out | null): void {
    clearTimeout(timer)
    running?.answer(out)
    running = null
    // An idle thread does not keep the process alive.
    worker?.unref()
    clearTimeout(idle)
    if (idleMs !== undefined && worker) idle = setTimeout(() => end(), idleMs).unref()
  }

  function end(): Promise<number> | undefined {
    clearTimeout(idle)
    const last = worker
    worker = null
    isReady = false
    return last?.terminate()
  }

  function giveUp(one: Worker): void {
    if (one !== worker) return
    // A worker that failed before it was ready would fail again, so all waiting work is given up.
    const lost = isReady ? [] : waiting.splice(0)
    worker = null
    isReady = false
    void one.terminate()
    finish(null)
    for (const job of lost) job.answer(null)
    next()
  }

  function next(): void {
    if (running || waiting.length === 0) return
    clearTimeout(idle)
    worker ??= begin()
    worker.ref()
    if (!isReady) return
    const own = worker
    running = waiting.shift()!
    timer = setTimeout(() => giveUp(own), deadlineMs)
    own.postMessage(running.input)
  }

  return {
    ask: (input) =>
      new Promise((answer) => {
        if (waiting.length >= maxWaiting) return answer(null)
        waiting.push({ input, answer })
        next()
      }),
    async close() {
      const ended = end()
      finish(null)
      for (const job of waiting.splice(0)) job.answer(null)
      await ended
    },
  }
}

/** The worker's side: answers each message with the result of `work`. An exception ends the thread. */
export function answerAsks<In, Out>(work: (input: In) => Out | Promise<Out>): void {
  parentPort?.on('message', async (input: In) => parentPort?.postMessage({ out: await work(input) }))
  parentPort?.postMessage('ready')
}
