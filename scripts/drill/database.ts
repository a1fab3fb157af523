import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { type Postgres, startPostgres } from '#db/embedded.ts'
import { migrate } from '#db/migrate.ts'
import { app, prepareDatabase } from '#db/roles.ts'

export type DrillDatabase = ReturnType<typeof newDrillDatabase>

/** Who dies: the server's first process alone, its others left to notice; or all at once. What the kernel holds stays. */
export type Victims = 'postmaster' | 'everyone'

/**
 * A PostgreSQL as the product starts it to keep its data: on disk, with fsync, started again when it is killed. The
 * launcher gives up on one that ends again and again; then it is started anew on its data, as `npm start` would.
 * It is to be used from `ready` on, and may be stopped before.
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

  /** Kills it with -9; answers how many processes died, and after how many milliseconds it took connections again. */
  async function kill(victims: Victims): Promise<{ processes: number; awayMs: number }> {
    const pid = postgres.pid()
    const others = victims === 'everyone' ? listChildren(pid) : []
    const killedAt = performance.now()
    for (const victim of [pid, ...others]) killHard(victim)
    while (postgres.pid() === pid || !(await answers(postgres.url('postgres')))) await sleep(20)
    await revival
    return { processes: 1 + others.length, awayMs: performance.now() - killedAt }
  }

  /** A new migrated database; `superuser` may do what the product never does. */
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

/** A folder on disk, where memory would prove nothing; those of drills that were killed go. */
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

/** The processes that a process of ours has started; only Linux tells. */
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
    // It had just ended by itself.
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
