import type { DrillDatabase } from '../support/database.ts'
import type { EndOfDayChild } from '../support/end-of-day-child.ts'
import type { Traffic } from '../support/http-client.ts'
import type { ServerChild } from '../support/server-child.ts'

type Target = 'postgres' | 'server' | 'worker'
/** A kill: after how many acts, with how many requests in flight, and the downtime. */
export type Kill = { target: Target; processes: number; at: number; inFlight: number; awayMs: number }

type Given = {
  database: DrillDatabase
  server: ServerChild
  /** Processes that pass nights meanwhile: they are killed by turns. */
  workers?: readonly EndOfDayChild[]
  traffic: Traffic
  acts: number
  kills: number
}

/**
 * Kills PostgreSQL, the server and a worker, if there are any, by turns, each `kills` times, spread over the acts; every
 * other time all processes of PostgreSQL at once. Acts are held back when they run ahead of the kills, so that each kill
 * happens under full load.
 */
export function newKiller({ database, server, workers = [], traffic, acts, kills }: Given) {
  const kinds: Target[] = workers.length ? ['postgres', 'server', 'worker'] : ['postgres', 'server']
  const targets = Array.from({ length: kinds.length * kills }, (_, i) => kinds[i % kinds.length]!)
  const schedule = targets.map((target, i) => ({ target, at: Math.round((acts * (i + 1)) / (targets.length + 1)) }))
  const done: Kill[] = []
  const back: Record<Target, Promise<void>> = {
    postgres: Promise.resolve(),
    server: Promise.resolve(),
    worker: Promise.resolve(),
  }
  let begun = 0
  let ended = 0
  let killed = 0
  let wake = Promise.withResolvers<void>()

  function tell() {
    wake.resolve()
    wake = Promise.withResolvers()
  }

  async function until(isSo: () => boolean) {
    while (!isSo()) await wake.promise
  }

  function killOne(target: Target, round: number) {
    if (target === 'server') return server.kill()
    if (target === 'worker') return workers[round % workers.length]!.kill()
    return database.kill(round % 2 ? 'everyone' : 'postmaster')
  }

  async function run(): Promise<Kill[]> {
    for (const [i, { target, at }] of schedule.entries()) {
      await until(() => ended >= at)
      await back[target]
      const kill: Kill = { target, processes: 0, at: ended, inFlight: traffic.inFlight, awayMs: 0 }
      done.push(kill)
      back[target] = killOne(target, Math.floor(i / kinds.length)).then((told) => {
        Object.assign(kill, told)
      })
      killed += 1
      tell()
    }
    await Promise.all(Object.values(back))
    return done
  }

  return {
    /** Resolves when all kills are done and recovered. */
    kills: run(),
    /** Await it before sending an act. */
    async begin() {
      await until(() => begun < (schedule[killed + 1]?.at ?? Number.POSITIVE_INFINITY))
      begun += 1
    },
    end() {
      ended += 1
      tell()
    },
    ended: () => ended,
    count: () =>
      `${done.filter(({ target }) => target === 'postgres').length}+${done.filter(({ target }) => target === 'server').length}`,
  }
}
