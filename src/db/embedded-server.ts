import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import net from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { serverEnv } from './embedded-cluster.ts'
import { identify, inUse, launcherSetting, readPidFile } from './embedded-holder.ts'
import type { ServerUser } from './embedded-user.ts'
import { StartError } from './start-error.ts'

/** The parameters of a server process. */
export type ServerPlan = { bin: string; cluster: string; user: ServerUser; durable: boolean }

const always = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // Queries are short: JIT and parallel plans cost more than they save on a small machine.
  jit: 'off',
  max_parallel_workers_per_gather: 0,
  random_page_cost: 1.1,
  // Fewer idle processes.
  io_method: 'sync',
  max_logical_replication_workers: 0,
  // Error messages quote values, so only the server's own messages are logged: the log holds no personal data.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
}
const whenDurable = {
  max_connections: 100,
  shared_buffers: '128MB',
  effective_cache_size: '1GB',
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  wal_compression: 'on',
}
const whenNot = {
  max_connections: 200,
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: 0,
  max_wal_size: '512MB',
  autovacuum: 'off',
}

/**
 * Starts the server and waits until it accepts connections. Retries when a leftover of a killed server blocks the
 * start.
 */
export async function runServer(plan: ServerPlan, port: number): Promise<ChildProcess> {
  const log = path.join(path.dirname(plan.cluster), 'postgres.log')
  for (let tries = 1; ; tries++) {
    const seen = fs.existsSync(log) ? fs.statSync(log).size : 0
    const server = spawnServer(plan, port, log)
    await once(server, 'spawn')
    if (await isReady(server, plan.cluster)) return server
    const said = fs.readFileSync(log).subarray(seen).toString('utf8')
    if (said.includes('lock file "postmaster.pid" already exists'))
      throw inUse(plan.cluster, readPidFile(plan.cluster) ?? { pid: 0, port })
    // Processes of a killed server need a moment to exit, and so does a port to be released.
    const mayPass = /pre-existing shared memory block|could not bind|could not create any TCP/.test(said)
    if (!mayPass || tries === 40) throw new StartError(`PostgreSQL did not start: ${lastFatal(said)} (log: ${log})`)
    await sleep(250)
  }
}

/** Fast shutdown: clients are disconnected, committed data is on disk. SIGQUIT after 30 s. */
export async function endServer(server: ChildProcess): Promise<void> {
  if (hasEnded(server)) return
  const ended = once(server, 'exit')
  server.kill('SIGINT')
  const impatience = setTimeout(() => server.kill('SIGQUIT'), 30_000)
  await ended
  clearTimeout(impatience)
}

/** Chooses the port used last time if it is free, else any free one. */
export async function choosePort(dir: string): Promise<number> {
  const file = path.join(dir, 'port')
  const last = fs.existsSync(file) ? Number(fs.readFileSync(file, 'utf8')) : 0
  const port = (last && (await tryPort(last))) || (await tryPort(0))
  if (!port) throw new StartError('no port is free on 127.0.0.1')
  if (port !== last) fs.writeFileSync(file, String(port))
  return port
}

function spawnServer({ bin, cluster, user, durable }: ServerPlan, port: number, log: string): ChildProcess {
  const settings = { ...always, ...(durable ? whenDurable : whenNot), port, [launcherSetting]: identify(process.pid) }
  const output = fs.openSync(log, 'a')
  const server = spawn(
    path.join(bin, 'postgres'),
    ['-D', cluster, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    // A process group of its own: Ctrl-C must not stop PostgreSQL before the app has drained.
    { ...user, cwd: '/', env: serverEnv, detached: true, stdio: ['ignore', output, output] },
  )
  fs.closeSync(output)
  watchOver(server, user)
  return server
}

/** Stops the server when this process is killed: the shell's stdin then reaches its end. */
function watchOver(server: ChildProcess, user: ServerUser) {
  const watcher = spawn('/bin/sh', ['-c', 'read -r _; kill -INT "$1"', 'sh', String(server.pid)], {
    ...user,
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  watcher.once('error', () => {})
  server.once('exit', () => watcher.kill('SIGKILL'))
}

async function isReady(server: ChildProcess, cluster: string): Promise<boolean> {
  while (!hasEnded(server)) {
    const file = readPidFile(cluster)
    if (file?.pid === server.pid && file?.isReady) return true
    await sleep(10)
  }
  return false
}

function hasEnded(server: ChildProcess): boolean {
  return server.exitCode !== null || server.signalCode !== null
}

function lastFatal(log: string): string {
  const lines = log.trim().split('\n')
  return lines.findLast((line) => /FATAL|PANIC|error/.test(line)) ?? lines.at(-1) ?? 'it said nothing'
}

async function tryPort(port: number): Promise<number | null> {
  const probe = net.createServer()
  try {
    probe.listen(port, '127.0.0.1')
    await once(probe, 'listening')
    return (probe.address() as net.AddressInfo).port
  } catch {
    return null
  } finally {
    probe.close()
  }
}
