import type { Db } from '#db/open.ts'
import type { Jobs } from '#kit/server/feature.ts'
import type { Storage } from '#lib/server/storage.ts'
import { learnersErrors } from '../learners-contract.ts'
import { warehouseErrors } from '../warehouse-contract.ts'
import { statisticsAdminRoutes } from './admin-routes.ts'
import { countStatistics, countStatisticsTask } from './jobs.ts'
import { learnersRoutes } from './learners-routes.ts'
import { statisticsData } from './personal-data.ts'
import { staffActs, staffSubjects } from './staff-acts.ts'
import { writeWarehouse, writeWarehouseTask } from './warehouse/write-commands.ts'
import { warehouseRoutes } from './warehouse-routes.ts'

type Parts = { db: Db; clock: () => Date; storage: Storage; warehouseKey?: string | undefined }

/** The numbers of the product for staff, and the facts behind them for the bank's data warehouse. */
export const statisticsFeature = {
  staffActs,
  staffSubjects,
  errors: [warehouseErrors, learnersErrors],
  routes: (parts: Parameters<typeof statisticsAdminRoutes>[0] & Parameters<typeof warehouseRoutes>[0]) => [
    ...statisticsAdminRoutes(parts),
    ...warehouseRoutes(parts),
    ...learnersRoutes(parts),
  ],
  // 05:10 and 05:30 in Bangkok: until 03:00 a learning day may still count for the day before.
  jobs: ({ db, clock, storage, warehouseKey: key }: Parts): Jobs => ({
    [countStatisticsTask]: { cron: '10 22 * * *', run: () => countStatistics(db, clock()) },
    [writeWarehouseTask]: { cron: '30 22 * * *', run: () => writeWarehouse({ db, storage, key, now: clock() }) },
  }),
  personalData: statisticsData,
}
