import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { serverFlags } from '../../server-flags.mjs'
import type { ClockKind } from './clock.ts'

const file = fileURLToPath(new URL('drill-server.ts', import.meta.url))
const patienceMs = 60_000

export type ServerChild = Awaited<ReturnType<typeof startServerChild>>
type Given = { databaseUrl: string; clock: ClockKind; startedAt: number }

type Heard = { complaints: Map<string, number>; lastWords: string }

/** A server in a child process on a fixed port, restarted whenever it ends, as a process manager would. */
export async function startServerChild(given: Given) {
  const heard: Heard = { complaints: new Map(), lastWords: '' }
  let port = 0
  let isStopping = false
  let isKilled = false
  let falls = 0
  let child = launch(given, port, heard)
  let up = waitUp(child)
  await up

  /** Restarts until a process listens: one without a database ends. */
  async function waitUp(first: ChildProcess): Promise<void> {
    const deadline = performance.now() + patienceMs
    for (let launched = first; !isStopping; launched = child = launch(given, port, heard)) {
      const came = await Promise.race([once(launched, 'message'), once(launched, 'exit').then(() => null)])
      if (came) {
        port = came[0].port
        launched.once('exit', () => {
          if (isStopping) return
          if (!isKilled) falls += 1
          isKilled = false
          child = launch(given, port, heard)
          up = waitUp(child)
        })
        return
      }
      if (performance.now() > deadline) throw new Error(`the drill's server does not start: ${heard.lastWords}`)
      await sleep(200)
    }
  }

  return {
    port: () => port,
    /** Errors that the product could not explain, by their text. */
    complaints: heard.complaints,
    /** How often it ended without being killed. */
    falls: () => falls,
    /** Kills it with SIGKILL once it is up; returns the milliseconds until the next one listened. */
    async kill(): Promise<{ processes: number; awayMs: number }> {
      await up
      const ended = once(child, 'exit')
      const killedAt = performance.now()
      isKilled = true
      child.kill('SIGKILL')
      await ended
      await up
      return { processes: 1, awayMs: performance.now() - killedAt }
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

function launch({ databaseUrl, clock, startedAt }: Given, port: number, heard: Heard): ChildProcess {
  const env = { DATABASE_URL: databaseUrl, PORT: String(port), DRILL_CLOCK: clock, DRILL_STARTED_AT: String(startedAt) }
  const launched = spawn(process.execPath, [...serverFlags, file], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  createInterface(launched.stdout!).on('line', (line) => complain(heard.complaints, line))
  launched.stderr!.on('data', (chunk) => {
    heard.lastWords = `${heard.lastWords}${chunk}`.slice(-2_000)
  })
  return launched
}

function complain(complaints: Map<string, number>, line: string) {
  try {
    const { err, msg } = JSON.parse(line)
    const text = `${err?.code ?? ''} ${err?.message ?? msg}`.trim()
    complaints.set(text, (complaints.get(text) ?? 0) + 1)
  } catch {
    // Not log lines.
  }
}
