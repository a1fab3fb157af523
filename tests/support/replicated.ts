import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { type Postgres, startPostgres } from '#db/embedded.ts'
import { makeScratchDir } from '#db/scratch-dir.ts'

/** A primary and a replica that streams from it, both real servers. */
export type Replicated = { primary: Postgres; replica: Postgres; stop: () => Promise<void> }

/** Starts both; `fill` prepares the primary before it is copied. */
export async function startReplicated(fill: (primary: Postgres) => Promise<unknown>): Promise<Replicated> {
  const dir = makeScratchDir('koinklass-replicas')
  const [at, copy] = [path.join(dir, 'primary'), path.join(dir, 'replica')]
  const primary = await startPostgres(at, { durable: true })
  await fill(primary)
  await copyRunning(primary, at, copy)
  const replica = await startPostgres(copy, { durable: true })
  return {
    primary,
    replica,
    async stop() {
      await Promise.all([replica.stop(), primary.stop()])
      fs.rmSync(dir, { recursive: true })
    },
  }
}

/** What pg_basebackup does, which the embedded binaries lack: the files while a backup runs, and its label. */
async function copyRunning(primary: Postgres, from: string, to: string): Promise<void> {
  const address = primary.url('postgres')
  const client = new pg.Client(address)
  await client.connect()
  await client.query("select pg_backup_start('copy', true)")
  spawnSync('cp', ['-a', from, to])
  const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)')
  await client.end()
  const cluster = path.join(to, 'cluster')
  fs.rmSync(path.join(cluster, 'postmaster.pid'))
  fs.rmSync(path.join(to, 'port'))
  const { uid, gid } = fs.statSync(cluster)
  const settings = `primary_conninfo = '${address}'\n`
  for (const [name, text] of [
    ['backup_label', rows[0]!.labelfile],
    ['standby.signal', ''],
    ['postgresql.auto.conf', settings],
  ] as const) {
    const file = path.join(cluster, name)
    fs.writeFileSync(file, text)
    fs.chownSync(file, uid, gid)
  }
}
