import { setTimeout as sleep } from 'node:timers/promises'
import { round } from '../../drill/support/report.ts'
import { query } from '../ask.ts'
import type { Plant } from '../layout.ts'
import { restorePlant } from '../restore.ts'
import { awaitWhole } from './fall-back.ts'
import { judgeRun, printRun } from './judge.ts'
import { type Load, runLoad } from './load.ts'

const maxDataLossMs = 60_000
const maxRestoreMs = 15 * 60_000

/**
 * Somebody deletes every claim of a reward, without a where. The cluster is restored to the second before; then all
 * that was acknowledged until then must be there.
 */
export async function drillRestore(plant: Plant, load: Load): Promise<boolean> {
  const { owner, superuser } = load.urls
  const run = await runLoad(load, plant, async () => {})
  const before = await countClaims(owner)
  await sleep(2_000)
  const [moment] = await query<{ at: string }>(
    owner,
    `select to_char(now() at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US') || '+00' as at`,
  )
  await sleep(1_000)
  await query(owner, 'delete from mission_join')
  const after = await countClaims(owner)
  // How much the archive would lack if the primary burnt just now.
  await sleep(35_000)
  const [archive] = await query<{ ms: number }>(
    superuser,
    `select extract(epoch from clock_timestamp() - last_archived_time)::float8 * 1000 as ms from pg_stat_archiver`,
  )
  const startedAt = performance.now()
  await restorePlant(plant, moment!.at)
  const restoreMs = performance.now() - startedAt
  await awaitWhole(plant)
  const restored = await countClaims(owner)
  const isClean = printRun('restore', run, await judgeRun(load, run), [
    ['claims before, after the delete, restored', `${before}, ${after}, ${restored}`],
    ['restored to', moment!.at],
    ['age of the archive before, s', round((archive?.ms ?? Number.POSITIVE_INFINITY) / 1000)],
    ['from the decision to the first request, s', round(restoreMs / 1000)],
  ])
  return (
    isClean &&
    after === 0 &&
    before > 0 &&
    restored === before &&
    archive!.ms <= maxDataLossMs &&
    restoreMs <= maxRestoreMs
  )
}

async function countClaims(url: string): Promise<number> {
  const [row] = await query<{ count: number }>(url, 'select count(*)::int as count from mission_join')
  return row!.count
}
