import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const file = fileURLToPath(new URL('end-of-day-worker.ts', import.meta.url))

/** The nights of deposits, those of funds, or the instalments of the robo-adviser. */
export type EndOfDayKind = 'bank' | 'funds' | 'instalments'
/**
 * The moments of a worker's nights: each an hour later than the one before, from `from` (ms) on, at most `hours` later; with
 * 0 hours all at one moment. `nth`: the nights since `from`.
 */
export type EndOfDaySpan = { from: number; hours: number; nth: number }
export type EndOfDayChild = ReturnType<typeof startEndOfDayChild>

/** A worker in a child process that passes nights one after the other, restarted whenever it ends. */
export function startEndOfDayChild({
  databaseUrl,
  kind,
  from,
}: {
  databaseUrl: string
  kind: EndOfDayKind
  from: Date
}) {
  let span: EndOfDaySpan = { from: from.getTime(), hours: 0, nth: 0 }
  let isStopping = false
  let endOfDays = 0
  let child = launch()

  function launch(): ChildProcess {
    const launched = spawn(process.execPath, [file], {
      env: { ...process.env, DATABASE_URL: databaseUrl, NIGHT_KIND: kind, NIGHT_SPAN: JSON.stringify(span) },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    launched.on('message', (told) => {
      if (told !== 'night') return
      endOfDays += 1
      span = { ...span, nth: span.nth + 1 }
    })
    launched.once('exit', () => {
      if (!isStopping) child = launch()
    })
    return launched
  }

  return {
    /** How many nights came to their end. */
    endOfDays: () => endOfDays,
    /** The nights from now on: an hour later each, for so many hours. */
    passFrom(moment: Date, hours: number) {
      span = { from: moment.getTime(), hours, nth: 0 }
      if (child.connected) child.send(span)
    },
    /** Kills it with SIGKILL, wherever its night is; returns the milliseconds until the next one ran. */
    async kill(): Promise<{ processes: number; awayMs: number }> {
      const killedAt = performance.now()
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
      await once(child, 'message')
      return { processes: 1, awayMs: performance.now() - killedAt }
    },
    async stop() {
      isStopping = true
      if (child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
    },
  }
}
