import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartError } from './start-error.ts'

/** The setting that tells, on the server's command line, which process started it. */
export const launcherSetting = 'koinklass.launcher'

type PidFile = { pid: number; port: number; isReady: boolean }

/** What the server of a cluster says of itself in postmaster.pid; null when there is no such file, or not yet all of it. */
export function readPidFile(cluster: string): PidFile | null {
  try {
    const lines = fs.readFileSync(path.join(cluster, 'postmaster.pid'), 'utf8').split('\n')
    return { pid: Number(lines[0]), port: Number(lines[3]), isReady: lines[7]?.trim() === 'ready' }
  } catch {
    return null
  }
}

/** A process as no other one ever is: numbers are used again, so its start time belongs to it. Null when it is gone. */
export function identify(pid: number): string | null {
  if (process.platform !== 'linux') {
    const { status, stdout } = spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' })
    return status === 0 ? `${pid}.${stdout.replace(/\W+/g, '')}` : null
  }
  try {
    // After the name, which may hold anything: state is the 3rd field of proc(5), the start time the 22nd.
    const fields = fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ')
    return fields[0] === 'Z' ? null : `${pid}.${fields[19]}`
  } catch {
    return null
  }
}

/**
 * Makes sure that no server works on the cluster: refuses when another launcher's does, ends the one that a killed
 * launcher left behind, and takes away a pid file whose number belongs to a stranger by now.
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

/** Keeps others out while a launcher makes a server ready in `dir`; answers how to let them in again. */
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

/** The refusal of a second start. */
export function inUse(
  cluster: string,
  { pid, port, launcherPid }: { pid: number; port: number; launcherPid?: number },
) {
  const starter = launcherPid ? `, started by process ${launcherPid}` : ''
  return new StartError(
    `โฟลเดอร์ข้อมูลนี้ถูกใช้งานอยู่แล้ว – ${path.dirname(cluster)} is in use: PostgreSQL pid ${pid} on port ${port}${starter}. Stop that one, or set DATA_DIR to another folder`,
  )
}

/** Ends a server whose launcher is gone; PostgreSQL is safe against each of the three signals. */
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

/** PostgreSQL would take the stranger for its server. Its processes work in the cluster's folder, so none there: none alive. */
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
