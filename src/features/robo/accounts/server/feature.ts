import type { Db } from '#db/open.ts'
import { newProjector } from '#features/robo/projection/server/projector.ts'
import type { Jobs, SitemapEntry } from '#kit/server/feature.ts'
import type { Storage } from '#lib/server/storage.ts'
import { roboAccountErrors } from '../log-contract.ts'
import { roboMoneyErrors } from '../money-contract.ts'
import * as activities from './activities.ts'
import { roboAdminRoutes } from './admin-routes.ts'
import { roboMoneyRoutes } from './money-routes.ts'
import { roboAccountData } from './personal-data.ts'
import { sweepGoalPictures } from './plan/image-commands.ts'
import { lookAtAccounts, takeDueInstalments } from './review/end-of-day-commands.ts'
import { type RoboParts, roboAccountRoutes } from './routes.ts'
import { staffActs } from './staff-acts.ts'

type JobParts = { db: Db; clock: () => Date; storage: Storage }

/** Accounts of the robo-adviser: plans, money, instalments. */
export const roboAccountFeature = {
  staffActs,
  errors: [roboAccountErrors, roboMoneyErrors],
  routes: (parts: RoboParts) => [...roboAccountRoutes(parts), ...roboMoneyRoutes(parts), ...roboAdminRoutes(parts)],
  sitemap: async (): Promise<SitemapEntry[]> => [{ path: '/robo' }],
  jobs: ({ db, clock, storage }: JobParts): Jobs => ({
    // Instalments are taken at 08:00 in Bangkok; the pauses between runs are how late one may be.
    'robo-instalments': { cron: '*/10 * * * *', run: () => takeDueInstalments(db, clock()) },
    // After the NAVs of 18:00.
    'robo-looks': {
      cron: '20 11-13 * * *',
      run: async () => {
        const projector = newProjector()
        try {
          await lookAtAccounts(db, projector, clock())
        } finally {
          await projector.close()
        }
      },
    },
    'sweep-goal-pictures': { cron: '35 20 * * *', run: () => sweepGoalPictures({ db, storage }, clock()) },
  }),
  activities: Object.values(activities),
  personalData: roboAccountData,
}
