import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'

/** A child process that answers questions, one at a time. */
export type Child = { ask: <Answer>(question: unknown) => Promise<Answer>; end: () => Promise<void> }

/** The resources that a process has used: CPU in milliseconds, resident memory in bytes. */
export type Usage = { cpuMs: number; memory: number }

/** Starts a script of this folder and waits for its first message, that it is ready. It ends with this process. */
export async function startChild(script: string, env: Record<string, string> = {}): Promise<Child> {
  const child = fork(new URL(script, import.meta.url), {
    serialization: 'advanced',
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, ...env },
  })
  await nextMessage(child, script)
  return {
    ask: async <Answer>(question: unknown) => {
      child.send(question as object)
      return (await nextMessage(child, script)) as Answer
    },
    async end() {
      if (child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
    },
  }
}

async function nextMessage(child: ChildProcess, script: string): Promise<unknown> {
  const stop = new AbortController()
  const ended = once(child, 'exit', { signal: stop.signal }).then(() => {
    throw new Error(`${script} ended before it answered`)
  })
  try {
    const [message] = await Promise.race([once(child, 'message', { signal: stop.signal }), ended])
    return message
  } finally {
    ended.catch(() => {})
    stop.abort()
  }
}

/** In the child: reports that it is ready, and answers questions. */
export function answerParent(answer: (question: never) => unknown): void {
  process.on('message', async (question) => process.send!(await answer(question as never)))
  process.on('disconnect', () => process.exit())
  process.send!('ready')
}

/** In the child: the resources that this process has used. */
export function readUsage(): Usage {
  const { user, system } = process.cpuUsage()
  return { cpuMs: (user + system) / 1000, memory: process.memoryUsage.rss() }
}
