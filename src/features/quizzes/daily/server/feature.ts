import type { Db } from '#db/open.ts'
import { dailyAdminErrors } from '../admin-contract.ts'
import { dailyQuizErrors } from '../contract.ts'
import { dailyAdminRoutes } from './admin-routes.ts'
import { dailyData } from './personal-data.ts'
import { dailyQuizRoutes } from './routes.ts'

type Parts = { db: Db; clock: () => Date }

/** The quiz of the day. */
export const dailyFeature = {
  errors: [dailyQuizErrors, dailyAdminErrors],
  routes: (parts: Parts) => [...dailyQuizRoutes(parts), ...dailyAdminRoutes(parts)],
  personalData: dailyData,
}
