import { parentPort, Worker } from 'node:worker_threads'

/** Has work done beside the event loop. `ask` answers null when it was not done; `close` ends the thread. */
export type Thread<In, Out> = { ask: (input: In) => Promise<Out | null>; close: () => Promise<void> }

type Options = {
  /** A module that calls `answerAsks`. */
  file: URL
  /** So long may one piece of work take. */
  deadlineMs: number
  /** Beyond so many that wait, nobody waits. */
  mostWaiting: number
}

/**
 * A thread that begins with its first work and does one piece after the other. Work that takes too long is given up and its
 * thread with it: the next has a new one. So it is with what breaks or takes too much memory.
 */
export function newThread<In, Out>({ file, deadlineMs, mostWaiting }: Options): Thread<In, Out> {
  type Job = { input: In; answer: (out: Out | null) => void }
  const waiting: Job[] = []
  let worker: Worker | null = null
  let isReady = false
  let running: Job | null = null
  let timer: NodeJS.Timeout | undefined

  function begin(): Worker {
    // What this process was started with (a debugger's port, a test's loader) is not the thread's.
    const made = new Worker(file, { execArgv: [], resourceLimits: { maxOldGenerationSizeMb: 128 } })
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
    // A process that has nothing else to do may end.
    worker?.unref()
  }

  function giveUp(one: Worker): void {
    if (one !== worker) return
    // One that could not even begin would not begin the next time either.
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
        if (waiting.length >= mostWaiting) return answer(null)
        waiting.push({ input, answer })
        next()
      }),
    async close() {
      const last = worker
      worker = null
      isReady = false
      finish(null)
      for (const job of waiting.splice(0)) job.answer(null)
      await last?.terminate()
    },
  }
}

/** The other side, in the thread's module: does the work that comes. */
export function answerAsks<In, Out>(work: (input: In) => Out): void {
  parentPort?.on('message', (input: In) => parentPort?.postMessage({ out: work(input) }))
  parentPort?.postMessage('ready')
}
