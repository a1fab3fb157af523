import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { ClockKind } from './clock.ts'

const file = fileURLToPath(new URL('drill-server.ts', import.meta.url))
const patienceMs = 60_000

export type ServerChild = Awaited<ReturnType<typeof startServerChild>>
type Given = { databaseUrl: string; clock: ClockKind; startedAt: number }

/** A server in a process of its own, on one port for good; started again whenever it ends, as a process manager would. */
export async function startServerChild({ databaseUrl, clock, startedAt }: Given) {
  /** Errors that the product could not explain, by their text. */
  const complaints = new Map<string, number>()
  let port = 0
  let isStopping = false
  let isKilled = false
  let falls = 0
  let lastWords = ''
  let child = launch()
  let up = waitUp(child)
  await up

  function launch(): ChildProcess {
    const env = {
      DATABASE_URL: databaseUrl,
      PORT: String(port),
      DRILL_CLOCK: clock,
      DRILL_STARTED_AT: String(startedAt),
    }
    const stdio = ['ignore', 'pipe', 'pipe', 'ipc'] as const
    const launched = spawn(process.execPath, [file], { env: { ...process.env, ...env }, stdio: [...stdio] })
    createInterface(launched.stdout!).on('line', (line) => complain(complaints, line))
    launched.stderr!.on('data', (chunk) => {
      lastWords = `${lastWords}${chunk}`.slice(-2_000)
    })
    return launched
  }

  /** Until a process listens: one that finds no database ends, and the next one is tried. */
  async function waitUp(first: ChildProcess): Promise<void> {
    const deadline = performance.now() + patienceMs
    for (let launched = first; !isStopping; launched = child = launch()) {
      const came = await Promise.race([once(launched, 'message'), once(launched, 'exit').then(() => null)])
      if (came) {
        port = came[0].port
        launched.once('exit', () => {
          if (isStopping) return
          if (!isKilled) falls += 1
          isKilled = false
          child = launch()
          up = waitUp(child)
        })
        return
      }
      if (performance.now() > deadline) throw new Error(`the drill's server does not start: ${lastWords}`)
      await sleep(200)
    }
  }

  return {
    port: () => port,
    complaints,
    /** How often it ended though nobody had killed it. */
    falls: () => falls,
    /** Kills it with -9, once it is up, and answers how many milliseconds later the next one listens. */
    async kill(): Promise<number> {
      await up
      const ended = once(child, 'exit')
      const killedAt = performance.now()
      isKilled = true
      child.kill('SIGKILL')
      await ended
      await up
      return performance.now() - killedAt
    },
    async stop() {
      isStopping = true
      if (child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      const impatience = setTimeout(() => child.kill('SIGKILL'), 10_000)
      await ended
      clearTimeout(impatience)
    },
  }
}

function complain(complaints: Map<string, number>, line: string) {
  try {
    const { err, msg } = JSON.parse(line)
    const text = `${err?.code ?? ''} ${err?.message ?? msg}`.trim()
    complaints.set(text, (complaints.get(text) ?? 0) + 1)
  } catch {
    // Not the log's.
  }
}
