import fs from 'node:fs'
import { readPidFile } from '#db/embedded-holder.ts'
import { type DbNode, dbNodes, type Plant, placeOf } from './layout.ts'
import { findPrimary } from './patroni.ts'
import { endProcess, isRunning, listStarted, stopService } from './processes.ts'

/** Takes the plant down: only processes that it started, the last started first, the primary after its replicas. */
export async function lowerPlant(plant: Plant): Promise<void> {
  const primary = await findPrimary(plant)
  const names = listStarted(plant).reverse()
  const isNode = (name: string): name is DbNode => dbNodes.some((node) => node === name)
  const nodes = names.filter(isNode).sort((a, b) => Number(a === primary) - Number(b === primary))
  const isEtcd = (name: string) => name.startsWith('etcd')
  for (const name of names.filter((one) => !isNode(one) && !isEtcd(one))) await stopService(plant, name)
  for (const name of nodes) await stopNode(plant, name)
  for (const name of names.filter(isEtcd)) await stopService(plant, name)
  console.log(`plant: ${names.length} processes ended`)
}

/** Stops Patroni of a node, which stops its PostgreSQL; also one whose Patroni was killed. */
export async function stopNode(plant: Plant, name: DbNode): Promise<void> {
  await stopService(plant, name)
  const pid = postmasterOf(plant, name)
  if (pid !== null) await endProcess(pid, 'SIGINT')
}

/** The pid of a node's PostgreSQL; null when it does not run. */
export function postmasterOf(plant: Plant, name: DbNode): number | null {
  const data = placeOf(plant, name, 'data')
  const pid = readPidFile(data)?.pid ?? null
  return pid !== null && isWorkingIn(pid, data) ? pid : null
}

/** Whether anything of the plant runs. */
export function isUp(plant: Plant): boolean {
  return listStarted(plant).some((name) => isRunning(plant, name))
}

/** PostgreSQL's processes have the data folder as their working folder. */
function isWorkingIn(pid: number, folder: string): boolean {
  try {
    return fs.readlinkSync(`/proc/${pid}/cwd`) === folder
  } catch {
    return false
  }
}
