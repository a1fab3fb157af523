import type { Db } from '#db/open.ts'
import type { Jobs } from '#kit/server/feature.ts'
import { statisticsAdminRoutes } from './admin-routes.ts'
import { countStatistics, countStatisticsTask } from './jobs.ts'
import { statisticsData } from './personal-data.ts'

type Parts = { db: Db; clock: () => Date }

/** The numbers of the product for staff. */
export const statisticsFeature = {
  routes: statisticsAdminRoutes,
  // 05:10 in Bangkok: until 03:00 a learning day may still count for the day before.
  jobs: ({ db, clock }: Parts): Jobs => ({
    [countStatisticsTask]: { cron: '10 22 * * *', run: () => countStatistics(db, clock()) },
  }),
  personalData: statisticsData,
}
