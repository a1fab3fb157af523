import { spawn } from 'node:child_process'
import fs from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { identify } from '#db/embedded-holder.ts'
import { StartError } from '#db/start-error.ts'
import { type Plant, placeOf } from './layout.ts'

/** A process of the plant: how it is started, and when it counts as up. */
export type Service = {
  name: string
  command: string
  args: string[]
  env?: Record<string, string>
  /** Engines run as the plant's user; the product's processes as who started the plant. */
  isEngine: boolean
  isReady: () => Promise<boolean>
}

/** Starts a process in the background, unless it runs already; its output goes to logs/<name>.log. */
export function startService(plant: Plant, { name, command, args, env = {}, isEngine }: Service): void {
  if (isRunning(plant, name)) return
  const log = fs.openSync(placeOf(plant, 'logs', `${name}.log`), 'a')
  const child = spawn(command, args, {
    cwd: isEngine ? plant.dir : process.cwd(),
    detached: true,
    stdio: ['ignore', log, log],
    env: {
      PATH: `${process.env.PATH}:/usr/local/bin:/usr/sbin`,
      HOME: isEngine ? plant.dir : (process.env.HOME ?? plant.dir),
      LANG: 'C.UTF-8',
      ...env,
    },
    ...(isEngine && plant.user),
  })
  fs.closeSync(log)
  child.on('error', () => {})
  child.unref()
  if (child.pid === undefined) throw new StartError(`${name} does not start: ${command}`)
  fs.writeFileSync(pidFile(plant, name), identify(child.pid) ?? '')
}

/** Waits until a process is up. Throws a StartError with the end of its log when it ends or takes too long. */
export async function awaitService(plant: Plant, service: Service, patienceMs = 120_000): Promise<void> {
  const deadline = performance.now() + patienceMs
  while (!(await service.isReady().catch(() => false))) {
    if (!isRunning(plant, service.name) || performance.now() > deadline)
      throw new StartError(`${service.name} is not up:\n${endOfLog(plant, service.name)}`)
    await sleep(200)
  }
}

/** Whether the process that this plant started under a name is alive. */
export function isRunning(plant: Plant, name: string): boolean {
  return pidOf(plant, name) !== null
}

/** The pid of a process of this plant; null when it is gone, also when its pid belongs to another one now. */
export function pidOf(plant: Plant, name: string): number | null {
  const file = pidFile(plant, name)
  if (!fs.existsSync(file)) return null
  const started = fs.readFileSync(file, 'utf8')
  const pid = Number.parseInt(started, 10)
  return started && identify(pid) === started ? pid : null
}

/** The names of all processes that were started here, in the order of their start. */
export function listStarted(plant: Plant): string[] {
  const folder = placeOf(plant, 'run')
  if (!fs.existsSync(folder)) return []
  const started = (name: string) => fs.statSync(placeOf(plant, 'run', name)).mtimeMs
  return fs
    .readdirSync(folder)
    .filter((name) => name.endsWith('.pid'))
    .sort((a, b) => started(a) - started(b))
    .map((name) => name.slice(0, -'.pid'.length))
}

/** Ends a process by SIGTERM, after half a minute by SIGKILL. */
export async function stopService(plant: Plant, name: string, signal: 'SIGTERM' | 'SIGINT' = 'SIGTERM'): Promise<void> {
  const pid = pidOf(plant, name)
  if (pid !== null) await endProcess(pid, signal)
  fs.rmSync(pidFile(plant, name), { force: true })
}

/** Ends a process and waits until it is gone. */
export async function endProcess(pid: number, signal: 'SIGTERM' | 'SIGINT' | 'SIGKILL', patienceMs = 40_000) {
  const started = identify(pid)
  if (started === null) return
  process.kill(pid, signal)
  for (const deadline = performance.now() + patienceMs; identify(pid) === started; await sleep(50)) {
    if (performance.now() < deadline) continue
    process.kill(pid, 'SIGKILL')
  }
}

/** The last lines of a log. */
export function endOfLog(plant: Plant, name: string): string {
  const file = placeOf(plant, 'logs', `${name}.log`)
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8').trimEnd().split('\n').slice(-12).join('\n') : ''
}

function pidFile(plant: Plant, name: string): string {
  return placeOf(plant, 'run', `${name}.pid`)
}
