import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import { StartError } from '#db/start-error.ts'
import { backUp, listBackups } from './backup.ts'
import { stopNode } from './down.ts'
import { dbNodes, type Plant, placeOf } from './layout.ts'
import { findPrimary, listMembers } from './patroni.ts'
import { stopService } from './processes.ts'
import { raiseEtcd, raisePlant } from './up.ts'

/** A moment with its time zone, as pgBackRest reads it: 2026-11-28 09:59:59.5+00. */
const moment = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d+)?[+-]\d\d(:?\d\d)?$/

/**
 * Makes the cluster again as it was at a moment, from the last backup before it and the archive. The processes are
 * stopped meanwhile. What the primary had is moved to `before-restore-…` beside its data (what each node had, if none is primary); the
 * replicas are copied anew.
 */
export async function restorePlant(plant: Plant, to: string | undefined, timeline?: number): Promise<void> {
  const moment = checkMoment(plant, to)
  const primary = await findPrimary(plant)
  // The primary's own timeline: a restore that was begun before may have left a newer one in the archive, which leads
  // away from that moment.
  const leader = (await listMembers(plant)).find(({ name }) => name === primary)
  const target = { moment, timeline: timeline ?? leader?.timeline ?? ('latest' as const) }
  for (const { name } of plant.apps) await stopService(plant, name)
  // The primary last: it hands its last WAL to the archive while it stops.
  const nodes = [...dbNodes].sort((a, b) => Number(a === primary) - Number(b === primary))
  for (const node of nodes) await stopNode(plant, node)
  for (const node of nodes) setAside(plant, node, primary === null || node === primary)
  await raiseEtcd(plant)
  forgetCluster(plant)
  await raisePlant(plant, { target })
  // The history has a new branch from here on; the next restore begins from it.
  await backUp(plant)
}

function checkMoment(plant: Plant, to: string | undefined): string {
  if (!to || !moment.test(to) || Number.isNaN(Date.parse(to.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00'))))
    throw new StartError('restore --to "2026-11-28 09:59:59.5+00": a moment with its time zone')
  const at = Date.parse(to.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00'))
  const [first] = listBackups(plant)
  if (!first || first.timestamp.stop * 1000 > at || at > Date.now())
    throw new StartError(
      `there is no backup before that moment: ${first ? `the first one ended ${new Date(first.timestamp.stop * 1000).toISOString()}` : 'there is none at all'}`,
    )
  return to
}

function setAside(plant: Plant, node: string, isSaved: boolean) {
  const data = placeOf(plant, node, 'data')
  if (!fs.existsSync(data)) return
  if (isSaved) fs.renameSync(data, placeOf(plant, node, `before-restore-${Date.now()}`))
  else fs.rmSync(data, { recursive: true, force: true })
}

/** Patroni's own command takes the old cluster out of etcd; it asks for the name and for a sentence. */
function forgetCluster(plant: Plant) {
  const { status, stdout, stderr } = spawnSync(
    'patronictl',
    ['-c', placeOf(plant, 'db1', 'patroni.yml'), 'remove', 'koinklass'],
    {
      input: 'koinklass\nYes I am aware\n',
      encoding: 'utf8',
      env: { PATH: process.env.PATH, LANG: 'C.UTF-8', LC_ALL: 'C.UTF-8', HOME: plant.dir },
    },
  )
  if (status !== 0) throw new StartError(`patronictl remove: ${stdout}${stderr}`)
}
