import type { Db } from '#db/open.ts'
import type { Jobs, SitemapEntry } from '#kit/server/feature.ts'
import { examAdminErrors } from '../admin-contract.ts'
import { examErrors } from '../exam-contract.ts'
import * as activities from './activities.ts'
import { examAdminRoutes } from './admin-routes.ts'
import { closeExams, closeExamsTask } from './jobs.ts'
import { examsData } from './personal-data.ts'
import { examRoutes } from './routes.ts'
import { staffActs, staffSubjects } from './staff-acts.ts'

type Parts = { db: Db; clock: () => Date }

/** Monthly, final and money quizzes. */
export const examsFeature = {
  staffActs,
  staffSubjects,
  errors: [examErrors, examAdminErrors],
  routes: (parts: Parts) => [...examRoutes(parts), ...examAdminRoutes(parts)],
  jobs: ({ db, clock }: Parts): Jobs => ({
    [closeExamsTask]: { cron: '* * * * *', run: () => closeExams(db, clock()) },
  }),
  activities: Object.values(activities),
  sitemap: async (): Promise<SitemapEntry[]> => [{ path: '/quiz' }],
  personalData: examsData,
}
