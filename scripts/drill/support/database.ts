import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { type Postgres, startPostgres } from '#db/embedded.ts'
import { migrate } from '#db/migrate.ts'
import { app, prepareDatabase } from '#db/roles.ts'

export type DrillDatabase = ReturnType<typeof newDrillDatabase>

/**
 * What to kill: the postmaster alone, leaving its children to notice; or all processes at once. The kernel's page cache
 * survives.
 */
export type Victims = 'postmaster' | 'everyone'

/**
 * A PostgreSQL as the product runs it for durable data: on disk, with fsync, restarted when killed. When the launcher
 * gives up after repeated crashes, it is started again on its data, as `npm start` would. Use it after `ready`; it may
 * be stopped before.
 */
export function newDrillDatabase() {
  const dir = makeDiskDir()
  let isStopping = false
  let postgres: Postgres
  let revival = Promise.resolve()
  let revivals = 0
  const ready = start()

  async function start() {
    postgres = await startPostgres(dir, { durable: true })
    void postgres.lost.then(() => {
      if (!isStopping) revival = revive()
    })
  }

  async function revive() {
    const before = postgres.url('')
    await start()
    if (postgres.url('') !== before) throw new Error('PostgreSQL came back on another port')
    revivals += 1
  }

  /**
   * Kills it with SIGKILL; returns the number of processes, and the milliseconds until it accepted connections again.
   */
  async function kill(victims: Victims): Promise<{ processes: number; awayMs: number }> {
    const pid = postgres.pid()
    const others = victims === 'everyone' ? listChildren(pid) : []
    const killedAt = performance.now()
    for (const victim of [pid, ...others]) killHard(victim)
    while (postgres.pid() === pid || !(await answers(postgres.url('postgres')))) await sleep(20)
    await revival
    return { processes: 1 + others.length, awayMs: performance.now() - killedAt }
  }

  /** Makes a new migrated database; `superuser` may do what the product never does. */
  async function prepare(name: string) {
    const urls = await prepareDatabase(postgres, name)
    await migrate(urls.owner, { appRole: app })
    return { ...urls, superuser: postgres.url(name) }
  }

  return {
    dir,
    ready,
    prepare,
    kill,
    /** How often the launcher had given up. */
    revivals: () => revivals,
    async stop() {
      isStopping = true
      await Promise.allSettled([ready, revival])
      await postgres?.stop()
      fs.rmSync(dir, { recursive: true, force: true })
    },
  }
}

/** A folder on disk, since memory would prove nothing; removes those of killed drills. */
function makeDiskDir(): string {
  for (const left of fs.globSync(path.join(os.tmpdir(), 'koinklass-drill-*-*')))
    if (!isAlive(Number(left.split('-').at(-2)))) fs.rmSync(left, { recursive: true, force: true })
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), `koinklass-drill-${process.pid}-`))
  fs.chmodSync(dir, 0o711)
  return dir
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** The children of a process, on Linux only. */
function listChildren(pid: number): number[] {
  try {
    const text = fs.readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    return text.split(' ').filter(Boolean).map(Number)
  } catch {
    return []
  }
}

function killHard(pid: number) {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // The process had just ended.
  }
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('select')
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}
