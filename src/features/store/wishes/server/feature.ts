import type { Db } from '#db/open.ts'
import type { Jobs } from '#kit/server/feature.ts'
import { wishErrors } from '../contract.ts'
import * as activities from './activities.ts'
import * as notices from './notices.ts'
import { wishesData } from './personal-data.ts'
import { tellOfReached } from './reach-commands.ts'
import { wishRoutes } from './routes.ts'

/** What people save for. */
export const wishesFeature = {
  errors: [wishErrors],
  routes: wishRoutes,
  jobs: ({ db, clock }: { db: Db; clock: () => Date }): Jobs => ({
    'tell-of-wishes': { cron: '20 0-13 * * *', run: () => tellOfReached(db, clock()) },
  }),
  activities: Object.values(activities),
  notices: Object.values(notices),
  personalData: wishesData,
}
