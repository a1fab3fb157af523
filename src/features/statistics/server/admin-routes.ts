import type { Db } from '#db/open.ts'
import type { ActivityKind } from '#features/activity/contract.ts'
import { bind, hasRole } from '#lib/server/routes.ts'
import { addDays, weekday } from '#lib/thai/bangkok-time.ts'
import type { Statistics } from '../admin-contract.ts'
import * as contract from '../admin-contract.ts'
import { hideSmall, hideSmallGroups } from '../count-rules.ts'
import { describeActs, describeCohort, describeFunnel, describeKoin } from '../report-rules.ts'
import type { Warehouse } from '../warehouse-contract.ts'
import {
  readActive,
  readActs,
  readCohorts,
  readGroups,
  readKoinDays,
  readLastCounted,
  readSupply,
} from './count-queries.ts'
import { readWrittenDays } from './warehouse/dataset-queries.ts'

type Parts = { db: Db; activityKinds: ReadonlyMap<string, ActivityKind>; hasWarehouse: boolean }

/** The numbers of the product for staff. */
export function statisticsAdminRoutes({ db, activityKinds, hasWarehouse }: Parts) {
  const titles = new Map(
    [...activityKinds.values()].flatMap(({ name, words }) => (words ? [[name, words.activity] as const] : [])),
  )
  return bind(contract, {
    readStatistics: async ({ query, caller }) => {
      const to = await readLastCounted(db)
      const seesKoin = hasRole(caller, ['finance', 'admin'])
      const warehouse = hasRole(caller, ['admin']) ? await describeWarehouse(db, hasWarehouse) : null
      if (!to) return { ...nothing, warehouse }
      const acts = await readActs(db, to)
      const report = await readReport(db, { ...query, to, seesKoin })
      return { ...report, acts: acts && describeActs(acts, titles), warehouse }
    },
  })
}

const nothing = { counted_to: null, active: [], groups: [], cohorts: [], funnel: null, acts: null, koin: null }

type Asked = { to: string; days: number; by: 'age' | 'province'; seesKoin: boolean }

async function readReport(db: Db, { to, days, by, seesKoin }: Asked): Promise<Omit<Statistics, 'acts' | 'warehouse'>> {
  const from = addDays(to, 1 - days)
  // The Monday of the last week that is over on `to`.
  const lastWeek = addDays(to, weekday(to) === 7 ? -6 : -6 - weekday(to))
  const [active, groups, cohorts, koin] = await Promise.all([
    readActive(db, { from, to }),
    readGroups(db, to, by),
    readCohorts(db, lastWeek),
    seesKoin ? Promise.all([readKoinDays(db, { from, to }), readSupply(db, to)]) : null,
  ])
  return {
    counted_to: to,
    active: active.map(({ day, d1, d7, d28 }) => ({ day, d1: hideSmall(d1), d7: hideSmall(d7), d28: hideSmall(d28) })),
    groups: hideSmallGroups(groups),
    cohorts: cohorts.map((row) => describeCohort(row, lastWeek)),
    funnel: describeFunnel(cohorts),
    koin:
      koin &&
      describeKoin(
        active.map(({ day }) => day),
        koin[0],
        koin[1],
      ),
  }
}

async function describeWarehouse(db: Db, isOn: boolean): Promise<Warehouse> {
  const { writtenAt, ...written } = await readWrittenDays(db)
  return { is_on: isOn, ...written, written_at: writtenAt?.toISOString() ?? null }
}
