import fs from 'node:fs'
import path from 'node:path'
import { startPostgres } from '#db/embedded.ts'
import { migrate } from '#db/migrate.ts'
import { app, prepareDatabase } from '#db/roles.ts'
import { makeScratchDir } from '#db/scratch-dir.ts'
import { findFreePort } from '#tests/support/find-free-port.ts'
import { type Child, startChild, type Usage } from './child.ts'

type Stop = () => unknown

/** A running product in a process of its own, on the ground's database. */
export type Product = {
  origin: string
  port: number
  /** The resources that its process has used. */
  usage: () => Promise<Usage>
  /** From now on each reading of the clock is this much later than the one before. */
  leap: (ms: number) => Promise<unknown>
  stop: () => Promise<void>
}

/** The environment of the measures; each part is started on demand. */
export type Ground = ReturnType<typeof openGround>

/**
 * Opens a database for all measures and products on it, and cleans everything up at the end. With `kept` (BENCH_DIR) the
 * cluster is in that folder and stays there, so that another run finds its databases.
 */
export function openGround(kept = process.env.BENCH_DIR || null) {
  const stops = new Set<Stop>()

  /** Registers a cleanup for the end, however the run ends; returns a function that runs it earlier. */
  function save(stop: Stop): () => Promise<void> {
    stops.add(stop)
    return async () => {
      if (stops.delete(stop)) await stop()
    }
  }

  /** A temporary folder that is removed at the end. */
  function makeDir(): string {
    const dir = makeScratchDir('koinklass-bench')
    save(() => fs.rmSync(dir, { recursive: true, force: true }))
    return dir
  }

  const useDatabase = openDatabases(save, () => kept ?? makeDir())

  async function startProduct(database?: string, settings: Record<string, string> = {}): Promise<Product> {
    const { app: url, dir } = await useDatabase(database)
    const port = await findFreePort()
    const origin = `http://127.0.0.1:${port}`
    const child = await startChild('serve-product.ts', {
      ...unsetSettings,
      // Other environments are noindex, which costs Lighthouse points.
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
      stop: save(child.end),
    }
  }

  async function start(script: string): Promise<Child> {
    const child = await startChild(script)
    return { ...child, end: save(child.end) }
  }

  /** Runs all cleanups, newest first; a failing one does not stop the others. */
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

  return { kept, save, makeDir, useDatabase, startProduct, startChild: start, close }
}

/**
 * Returns a migrated database by name, created on first use. Without fsync, so that the measures see CPU and not disk.
 */
function openDatabases(save: (stop: Stop) => unknown, makeDir: () => string) {
  let postgres: ReturnType<typeof openPostgres> | undefined
  const databases = new Map<string, ReturnType<typeof openDatabase>>()

  async function openPostgres() {
    const dir = makeDir()
    const server = await startPostgres(path.join(dir, 'postgres'), { durable: false })
    save(server.stop)
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

/** Removes settings of the caller's environment (an empty one counts as unset). */
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
