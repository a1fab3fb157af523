import type { Db } from '#db/open.ts'
import { heroAdminErrors } from '../admin-contract.ts'
import { heroErrors } from '../contract.ts'
import { heroAdminRoutes } from './admin-routes.ts'
import * as notices from './notice-rules.ts'
import { superheroData } from './personal-data.ts'
import { heroRoutes } from './routes.ts'

type Parts = { db: Db; clock: () => Date }

/** Super Hero Talk. */
export const superheroFeature = {
  errors: [heroErrors, heroAdminErrors],
  routes: (parts: Parts) => [...heroRoutes(parts), ...heroAdminRoutes(parts)],
  notices: Object.values(notices),
  personalData: superheroData,
}
