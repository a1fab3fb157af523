import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartError } from './start-error.ts'

/** A custom setting on the server's command line that identifies the process that started it. */
export const launcherSetting = 'koinklass.launcher'

type PidFile = { pid: number; port: number; isReady: boolean }

/** Parses postmaster.pid; null when the file is missing or incomplete. */
export function readPidFile(cluster: string): PidFile | null {
  try {
    const lines = fs.readFileSync(path.join(cluster, 'postmaster.pid'), 'utf8').split('\n')
    return { pid: Number(lines[0]), port: Number(lines[3]), isReady: lines[7]?.trim() === 'ready' }
  } catch {
    return null
  }
}

/** Identifies a process by pid and start time, since pids are reused. Null when it is gone. */
export function identify(pid: number): string | null {
  if (process.platform !== 'linux') {
    const { status, stdout } = spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' })
    return status === 0 ? `${pid}.${stdout.replace(/\W+/g, '')}` : null
  }
  try {
    // Fields are counted after the process name, which may hold spaces: state is the 3rd field of proc(5), the start
    // time the 22nd.
    const fields = fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ')
    return fields[0] === 'Z' ? null : `${pid}.${fields[19]}`
  } catch {
    return null
  }
}

/**
 * Makes sure that no server runs on the cluster. Throws a StartError when a live launcher owns one, stops a server
 * whose launcher was killed, and removes a stale pid file whose pid was reused.
 */
export async function releaseCluster(cluster: string): Promise<void> {
  const file = readPidFile(cluster)
  if (!file || identify(file.pid) === null) return
  const command = readCommand(file.pid)
  if (!/postgres/.test(command) || !command.includes(cluster)) return removeStalePidFile(cluster)
  const launcher = new RegExp(`${launcherSetting}=(\\S+)`).exec(command)?.[1]
  const launcherPid = Number.parseInt(launcher ?? '', 10)
  if (launcher && identify(launcherPid) !== launcher) return endServer(file.pid)
  throw inUse(cluster, { ...file, launcherPid })
}

/**
 * Takes the start lock of `dir`, so that only one launcher starts a server there. Returns a function that releases it.
 */
export function claimStart(dir: string): () => void {
  const file = path.join(dir, 'starting')
  const holder = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : ''
  const pid = Number.parseInt(holder, 10)
  if (holder && identify(pid) === holder)
    throw new StartError(`โฟลเดอร์ข้อมูลนี้ถูกใช้งานอยู่แล้ว – ${dir} is in use: process ${pid} is starting there`)
  fs.rmSync(file, { force: true })
  fs.writeFileSync(file, identify(process.pid) ?? '', { flag: 'wx' })
  return () => fs.rmSync(file, { force: true })
}

/** The error of a second start on the same data folder. */
export function inUse(
  cluster: string,
  { pid, port, launcherPid }: { pid: number; port: number; launcherPid?: number },
) {
  const starter = launcherPid ? `, started by process ${launcherPid}` : ''
  return new StartError(
    `โฟลเดอร์ข้อมูลนี้ถูกใช้งานอยู่แล้ว – ${path.dirname(cluster)} is in use: PostgreSQL pid ${pid} on port ${port}${starter}. Stop that one, or set DATA_DIR to another folder`,
  )
}

/** Stops a server whose launcher is gone. PostgreSQL keeps its data intact under each of the three signals. */
async function endServer(pid: number) {
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    process.kill(pid, signal)
    for (let waited = 0; waited < 20_000; waited += 50) {
      if (identify(pid) === null) return
      await sleep(50)
    }
  }
}

function readCommand(pid: number): string {
  if (process.platform === 'linux') return fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
  return spawnSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout
}

/**
 * PostgreSQL would take the unrelated process for its server. Server processes have the cluster as working folder, so
 * when no process has, no server is running.
 */
function removeStalePidFile(cluster: string) {
  if (process.platform !== 'linux') return
  const isUsed = fs
    .readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .some((pid) => workingFolder(pid) === cluster)
  if (!isUsed) fs.rmSync(path.join(cluster, 'postmaster.pid'))
}

function workingFolder(pid: string): string | null {
  try {
    return fs.readlinkSync(`/proc/${pid}/cwd`)
  } catch {
    return null
  }
}
