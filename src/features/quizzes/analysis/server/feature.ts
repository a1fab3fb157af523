import type { Db } from '#db/open.ts'
import type { Jobs } from '#kit/server/feature.ts'
import { analysisAdminRoutes } from './admin-routes.ts'
import { countAnswersTask, countNewAnswers } from './jobs.ts'
import { analysisData } from './personal-data.ts'

type Parts = { db: Db; clock: () => Date }

/** Statistics of questions. */
export const analysisFeature = {
  routes: analysisAdminRoutes,
  jobs: ({ db, clock }: Parts): Jobs => ({
    [countAnswersTask]: { cron: '*/10 * * * *', run: () => countNewAnswers(db, clock()) },
  }),
  personalData: analysisData,
}
