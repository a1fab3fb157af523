import type { DrillDatabase } from './database.ts'
import type { Traffic } from './http-client.ts'
import type { ServerChild } from './server-child.ts'

type Target = 'postgres' | 'server'
/** A kill: after how many acts, with how many requests in flight, and the downtime. */
export type Kill = { target: Target; processes: number; at: number; inFlight: number; awayMs: number }

type Given = { database: DrillDatabase; server: ServerChild; traffic: Traffic; acts: number; kills: number }

/**
 * Kills PostgreSQL and the server alternately, each `kills` times, spread over the acts; every other time all processes
 * of PostgreSQL at once. Acts are held back when they run ahead of the kills, so that each kill happens under full
 * load.
 */
export function newKiller({ database, server, traffic, acts, kills }: Given) {
  const targets = Array.from({ length: 2 * kills }, (_, i) => (i % 2 ? 'server' : 'postgres') as Target)
  const schedule = targets.map((target, i) => ({ target, at: Math.round((acts * (i + 1)) / (targets.length + 1)) }))
  const done: Kill[] = []
  const back: Record<Target, Promise<void>> = { postgres: Promise.resolve(), server: Promise.resolve() }
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

  async function run(): Promise<Kill[]> {
    for (const [i, { target, at }] of schedule.entries()) {
      await until(() => ended >= at)
      await back[target]
      const kill: Kill = { target, processes: 0, at: ended, inFlight: traffic.inFlight, awayMs: 0 }
      done.push(kill)
      const victims = i % 4 ? 'everyone' : 'postmaster'
      back[target] = (target === 'server' ? server.kill() : database.kill(victims)).then((told) => {
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
