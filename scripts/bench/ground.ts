import fs from 'node:fs'
import path from 'node:path'
import { startPostgres } from '#db/embedded.ts'
import { migrate } from '#db/migrate.ts'
import { app, prepareDatabase } from '#db/roles.ts'
import { makeScratchDir } from '#db/scratch-dir.ts'
import { findFreePort } from '#tests/find-free-port.ts'
import { type Child, startChild, type Usage } from './child.ts'

type Stop = () => unknown

/** A running product of its own process, on the ground's database. */
export type Product = {
  origin: string
  port: number
  /** What its process has used so far. */
  usage: () => Promise<Usage>
  /** From now on every look at the clock is so much later than the one before. */
  leap: (ms: number) => Promise<unknown>
  stop: () => Promise<void>
}

/** What the measures stand on; what was not asked for is never started. */
export type Ground = ReturnType<typeof openGround>

/** One database for all measures, products on it, and the duty to take everything away again. */
export function openGround() {
  const stops = new Set<Stop>()

  /** Keeps a stop for the end, however the end comes; answers one to be called before. */
  function keep(stop: Stop): () => Promise<void> {
    stops.add(stop)
    return async () => {
      if (stops.delete(stop)) await stop()
    }
  }

  /** A new folder that goes with us. */
  function makeDir(): string {
    const dir = makeScratchDir('koinklass-bench')
    keep(() => fs.rmSync(dir, { recursive: true, force: true }))
    return dir
  }

  const useDatabase = openDatabases(keep, makeDir)

  async function startProduct(database?: string, settings: Record<string, string> = {}): Promise<Product> {
    const { app: url, dir } = await useDatabase(database)
    const port = await findFreePort()
    const origin = `http://127.0.0.1:${port}`
    const child = await startChild('serve-product.ts', {
      ...unsetSettings,
      // Elsewhere every page says that it is for no search engine, which costs Lighthouse's points.
      APP_ENV: 'production',
      DATABASE_URL: url,
      DATA_DIR: path.join(dir, 'data'),
      LOG_LEVEL: 'silent',
      PORT: `${port}`,
      PUBLIC_URL: origin,
      ...settings,
    })
    return {
      origin,
      port,
      usage: () => child.ask<Usage>({}),
      leap: (leapMs) => child.ask({ leapMs }),
      stop: keep(child.end),
    }
  }

  async function start(script: string): Promise<Child> {
    const child = await startChild(script)
    return { ...child, end: keep(child.end) }
  }

  /** Takes everything away, the newest first; what fails does not keep the rest. */
  async function close(): Promise<void> {
    for (const stop of [...stops].reverse()) {
      stops.delete(stop)
      try {
        await stop()
      } catch (error) {
        console.error(error)
      }
    }
  }

  return { keep, makeDir, useDatabase, startProduct, startChild: start, close }
}

/**
 * Gives a migrated database by its name, made when it is first asked for. It syncs nothing to disk, so that it costs CPU
 * and not waiting.
 */
function openDatabases(keep: (stop: Stop) => unknown, makeDir: () => string) {
  let postgres: ReturnType<typeof openPostgres> | undefined
  const databases = new Map<string, ReturnType<typeof openDatabase>>()

  async function openPostgres() {
    const dir = makeDir()
    const server = await startPostgres(path.join(dir, 'postgres'), { durable: false })
    keep(server.stop)
    return { dir, server }
  }

  async function openDatabase(name: string) {
    postgres ??= openPostgres()
    const { dir, server } = await postgres
    const urls = await prepareDatabase(server, name)
    await migrate(urls.owner, { appRole: app })
    return { ...urls, dir, postgresPid: server.pid() }
  }

  return (name = 'bench') => {
    const database = databases.get(name) ?? openDatabase(name)
    databases.set(name, database)
    return database
  }
}

/** The settings of whoever runs us are not those of what is measured; an empty one is none. */
export const unsetSettings: Record<string, string> = Object.fromEntries(
  [
    'DATABASE_URL',
    'MIGRATION_DATABASE_URL',
    'WORKER_DATABASE_URL',
    'DATABASE_POOL',
    'DATA_DIR',
    'HOST',
    'METRICS_PORT',
    'NODE_ENV',
    'PUBLIC_URL',
    'SMTP_URL',
    'TRUST_PROXY',
  ].map((name) => [name, '']),
)
