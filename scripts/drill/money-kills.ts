import type { DrillDatabase } from './database.ts'
import type { Traffic } from './http-client.ts'
import type { ServerChild } from './server-child.ts'

type Target = 'postgres' | 'server'
/** What was killed after how many acts, how many requests were under way then, and how long it was away. */
export type Kill = { target: Target; processes: number; at: number; inFlight: number; awayMs: number }

type Given = { database: DrillDatabase; server: ServerChild; traffic: Traffic; acts: number; kills: number }

/**
 * Kills PostgreSQL and the server in turn, each `kills` times, spread over the acts; every other time PostgreSQL's
 * processes die all at once. Acts wait at the gate when they run ahead of the kills: each falls into full traffic.
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
    /** Settles when all are killed and back again. */
    kills: run(),
    /** To be waited for before an act is sent. */
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
