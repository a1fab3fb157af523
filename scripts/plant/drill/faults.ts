import fs from 'node:fs'
import { identify } from '#db/embedded-holder.ts'
import { StartError } from '#db/start-error.ts'
import { postmasterOf } from '../down.ts'
import type { DbNode, Plant } from '../layout.ts'
import { pidOf } from '../processes.ts'

/** All processes of a database node: Patroni, and PostgreSQL with its children. */
export function listNodeProcesses(plant: Plant, node: DbNode): number[] {
  const patroni = pidOf(plant, node)
  const postmaster = postmasterOf(plant, node)
  return [...new Set([patroni, postmaster].filter((pid) => pid !== null).flatMap((pid) => [pid, ...childrenOf(pid)]))]
}

/** Sends a signal to every process of a node at once: KILL is a machine that burns, STOP one that hangs. */
export function signalNode(plant: Plant, node: DbNode, signal: 'SIGKILL' | 'SIGSTOP' | 'SIGCONT'): number {
  const pids = listNodeProcesses(plant, node)
  for (const pid of pids) if (identify(pid) !== null) process.kill(pid, signal)
  return pids.length
}

/** Stops or continues the process of a replica that replays the log; the others of the node go on. */
export function signalReplay(plant: Plant, node: DbNode, signal: 'SIGSTOP' | 'SIGCONT'): void {
  const pid = listNodeProcesses(plant, node).find((one) =>
    fs.readFileSync(`/proc/${one}/cmdline`, 'utf8').includes(': startup'),
  )
  if (pid === undefined) throw new StartError(`${node} replays no log`)
  process.kill(pid, signal)
}

/** The processes below a process, on Linux. */
function childrenOf(pid: number): number[] {
  try {
    const tasks = fs.readdirSync(`/proc/${pid}/task`)
    const children = tasks.flatMap((task) =>
      fs.readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
    )
    return children.flatMap((child) => [child, ...childrenOf(child)])
  } catch {
    return []
  }
}
