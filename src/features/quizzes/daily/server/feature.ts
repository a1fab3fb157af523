import type { Db } from '#db/open.ts'
import type { Jobs } from '#kit/server/feature.ts'
import { dailyAdminErrors } from '../admin-contract.ts'
import { dailyQuizErrors } from '../contract.ts'
import * as activities from './activities.ts'
import { dailyAdminRoutes } from './admin-routes.ts'
import * as contentKinds from './content-kinds.ts'
import { saveDailySetTask, saveNextSet } from './jobs.ts'
import { dailyMorning } from './morning-queries.ts'
import { dailyData } from './personal-data.ts'
import { dailyQuizRoutes } from './routes.ts'
import { staffActs, staffSubjects } from './staff-acts.ts'

type Parts = { db: Db; clock: () => Date }

/** The quiz of the day. */
export const dailyFeature = {
  staffActs,
  staffSubjects,
  errors: [dailyQuizErrors, dailyAdminErrors],
  routes: (parts: Parameters<typeof dailyQuizRoutes>[0]) => [...dailyQuizRoutes(parts), ...dailyAdminRoutes(parts)],
  jobs: ({ db, clock }: Parts): Jobs => ({
    // Ten minutes before midnight in Bangkok.
    [saveDailySetTask]: { cron: '50 16 * * *', run: () => saveNextSet(db, clock()) },
  }),
  activities: Object.values(activities),
  morning: dailyMorning,
  contentKinds: Object.values(contentKinds),
  personalData: dailyData,
}
