import { setTimeout as sleep } from 'node:timers/promises'
import { StartError } from '#db/start-error.ts'
import { findEngines } from '../engines.ts'
import type { Plant } from '../layout.ts'
import { findPrimary } from '../patroni.ts'
import { awaitService, endProcess, pidOf, startService } from '../processes.ts'
import { openSecrets } from '../secrets.ts'
import { etcdServices } from '../services.ts'
import { awaitWhole } from './fall-back.ts'
import { verdict } from './judge.ts'
import { type Load, runLoad } from './load.ts'

/** Twice the lifetime of the leader's key (20 s): without `failsafe_mode` the primary would have given up by then. */
const awayMs = 40_000

/**
 * Two of the three members of etcd are killed, so that nobody can renew a key. The primary reaches all other nodes and
 * goes on; it must be the same one afterwards.
 */
export async function loseEtcd(plant: Plant, load: Load): Promise<boolean> {
  const [, ...lost] = etcdServices({ plant, secrets: openSecrets(plant), engines: findEngines() })
  const before = await findPrimary(plant)
  let during: string | null = null
  const run = await runLoad(load, plant, async () => {
    await sleep(10_000)
    for (const { name } of lost) {
      const pid = pidOf(plant, name)
      if (pid === null) throw new StartError(`${name} does not run`)
      await endProcess(pid, 'SIGKILL')
    }
    await sleep(awayMs)
    during = await findPrimary(plant)
    for (const member of lost) startService(plant, member)
    await Promise.all(lost.map((member) => awaitService(plant, member)))
    await awaitWhole(plant)
  })
  const after = await findPrimary(plant)
  const isRight = await verdict('etcd-minority', run, load, [
    ['members killed, for s', `${lost.map(({ name }) => name).join(' and ')}, ${awayMs / 1000}`],
    ['primary before, meanwhile, after', `${before}, ${during}, ${after}`],
  ])
  return isRight && before === during && before === after
}
