import fs from 'node:fs'
import { identify } from '#db/embedded-holder.ts'
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
