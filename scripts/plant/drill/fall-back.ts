import { setTimeout as sleep } from 'node:timers/promises'
import { StartError } from '#db/start-error.ts'
import { findEngines } from '../engines.ts'
import { type DbNode, dbNodes, type Plant } from '../layout.ts'
import { findPrimary, isWhole, listMembers } from '../patroni.ts'
import { awaitService, startService } from '../processes.ts'
import { openSecrets } from '../secrets.ts'
import { patroniServices } from '../services.ts'

/** Waits until another node than `gone` is primary; returns it and the milliseconds that it took. */
export async function awaitNewPrimary(plant: Plant, gone: DbNode): Promise<{ node: DbNode; ms: number }> {
  const from = performance.now()
  for (;;) {
    const node = await findPrimaryBut(plant, gone)
    const ms = performance.now() - from
    if (node) return { node, ms }
    if (ms > 120_000) throw new StartError('no replica was promoted within two minutes')
    await sleep(100)
  }
}

/** A node that hangs does not answer, and its silence must not slow the others' answers. */
async function findPrimaryBut(plant: Plant, gone: DbNode): Promise<DbNode | null> {
  const others = Object.fromEntries(dbNodes.map((name) => [name, name === gone ? '127.0.0.1' : plant.db[name]]))
  const primary = await findPrimary({ ...plant, db: others as Plant['db'] })
  return primary === gone ? null : primary
}

/** Starts Patroni of a node again, as its machine would when it is back, and waits until all three nodes are whole. */
export async function bringBack(plant: Plant, node: DbNode): Promise<number> {
  const given = { plant, secrets: openSecrets(plant), engines: findEngines() }
  const service = patroniServices(given).find(({ name }) => name === node)!
  startService(plant, service)
  const from = performance.now()
  await awaitService(plant, service, 300_000)
  await awaitWhole(plant)
  return performance.now() - from
}

/** Waits until a primary and two replicas run on one timeline, one of them synchronous. */
export async function awaitWhole(plant: Plant): Promise<void> {
  for (const deadline = performance.now() + 300_000; !(await isWhole(plant)); await sleep(500))
    if (performance.now() > deadline)
      throw new StartError(`the cluster is not whole: ${JSON.stringify(await listMembers(plant))}`)
}
