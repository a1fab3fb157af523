import { setTimeout as sleep } from 'node:timers/promises'
import { StartError } from '#db/start-error.ts'
import { round } from '../../drill/support/report.ts'
import { findEngines } from '../engines.ts'
import type { Plant } from '../layout.ts'
import { findPrimary } from '../patroni.ts'
import { awaitService, endProcess, pidOf, startService } from '../processes.ts'
import { openSecrets } from '../secrets.ts'
import { gateServices } from '../services.ts'
import { rollDeploys } from './deploys.ts'
import { loseEtcd } from './etcd-minority.ts'
import { awaitNewPrimary, awaitWhole, bringBack } from './fall-back.ts'
import { signalNode } from './faults.ts'
import { verdict } from './judge.ts'
import { type Load, prepareLoad, runLoad, type Size } from './load.ts'
import { lagReplicas } from './replica-lag.ts'
import { drillRestore } from './restore-drill.ts'
import { writeToOld } from './split-brain.ts'

const quietMs = 10_000

type Drill = (plant: Plant, load: Load) => Promise<boolean>

/** The drills of a plant, each under load; each answers whether nothing acknowledged was lost and the promises held. */
export const plantDrills: Record<string, { run: Drill; size: Partial<Size> }> = {
  'kill-primary': { run: killPrimary, size: {} },
  'pause-primary': { run: pausePrimary, size: { seconds: 100 } },
  pgbouncer: { run: restartPooler, size: { seconds: 40 } },
  restore: { run: drillRestore, size: { seconds: 30 } },
  'etcd-minority': { run: loseEtcd, size: { seconds: 90 } },
  'replica-lag': { run: lagReplicas, size: { seconds: 60 } },
  deploys: { run: rollDeploys, size: { seconds: 900, rate: 10 } },
}

/** Runs one drill on a plant that is up and whole. */
export async function runPlantDrill(plant: Plant, name: string, given: Partial<Size>): Promise<boolean> {
  const drill = plantDrills[name]
  if (!drill) throw new StartError(`there is no drill "${name}": ${Object.keys(plantDrills).join(', ')}`)
  await awaitWhole(plant)
  const size = { seconds: 75, rate: 20, clients: 16, seed: 1, ...drill.size, ...given }
  console.log(`plant: drill ${name}, ${size.rate} acts a second for ${size.seconds} s from ${size.clients} clients`)
  const load = await prepareLoad(plant, size)
  try {
    const isRight = await drill.run(plant, load)
    console.log(`\nplant: drill ${name} ${isRight ? 'held' : 'FAILED'}`)
    return isRight
  } finally {
    await load.stop()
  }
}

/** The machine of the primary burns: every process of it is killed at once, Patroni too, so that nobody hands over. */
async function killPrimary(plant: Plant, load: Load): Promise<boolean> {
  const old = await primaryOf(plant)
  let figures: [string, string | number][] = []
  const run = await runLoad(load, plant, async () => {
    await sleep(quietMs)
    const processes = signalNode(plant, old, 'SIGKILL')
    const { node, ms } = await awaitNewPrimary(plant, old)
    await sleep(quietMs)
    const backMs = await bringBack(plant, old)
    figures = [
      ['killed', `${old}, ${processes} processes`],
      ['new primary', `${node} after ${round(ms / 1000)} s`],
      ['old one follows again, s', round(backMs / 1000)],
    ]
  })
  return verdict('kill-primary', run, load, figures)
}

/** The machine of the primary hangs and comes back: it must not take writes that the new primary does not have. */
async function pausePrimary(plant: Plant, load: Load): Promise<boolean> {
  const old = await primaryOf(plant)
  let figures: [string, string | number][] = []
  let lost = 0
  const run = await runLoad(load, plant, async () => {
    await sleep(quietMs)
    const writer = await writeToOld(plant, old)
    const processes = signalNode(plant, old, 'SIGSTOP')
    const { node, ms } = await awaitNewPrimary(plant, old)
    await sleep(quietMs)
    signalNode(plant, old, 'SIGCONT')
    await awaitWhole(plant)
    const written = await writer.stop()
    lost = written.lost
    figures = [
      ['stopped and continued', `${old}, ${processes} processes`],
      ['new primary', `${node} after ${round(ms / 1000)} s`],
      ['writes sent straight to the old one', written.sent],
      ['  acknowledged, of them lost', `${written.acknowledged}, ${written.lost}`],
    ]
  })
  return (await verdict('pause-primary', run, load, figures)) && lost === 0
}

/** PgBouncer crashes, and its machine starts it again after a second. */
async function restartPooler(plant: Plant, load: Load): Promise<boolean> {
  const [, pooler] = gateServices({ plant, secrets: openSecrets(plant), engines: findEngines() })
  const run = await runLoad(load, plant, async () => {
    await sleep(quietMs)
    const pid = pidOf(plant, pooler.name)
    if (pid === null) throw new StartError('PgBouncer does not run')
    await endProcess(pid, 'SIGKILL')
    await sleep(1_000)
    startService(plant, pooler)
    await awaitService(plant, pooler)
  })
  return verdict('pgbouncer', run, load, [['away, s', 1]])
}

async function primaryOf(plant: Plant) {
  const node = await findPrimary(plant)
  if (!node) throw new StartError('there is no primary')
  return node
}
