import type { Db } from '#db/open.ts'
import type { Jobs } from '#kit/server/feature.ts'
import { fundOrderErrors } from '../contract.ts'
import { fundOrderAdminRoutes } from './admin-routes.ts'
import { runFundEndOfDays } from './end-of-day-commands.ts'
import { fundOrdersMorning } from './morning-queries.ts'
import { fundOrdersSettled } from './notices.ts'
import { fundOrderData } from './personal-data.ts'
import { fundOrderRoutes } from './routes.ts'
import { staffActs } from './staff-acts.ts'

/** Orders of funds on practice baht: placed, priced, settled. */
export const fundOrderFeature = {
  staffActs,
  errors: [fundOrderErrors],
  routes: (parts: { db: Db; clock: () => Date }) => [...fundOrderRoutes(parts), ...fundOrderAdminRoutes(parts)],
  jobs: ({ db, clock }: { db: Db; clock: () => Date }): Jobs => ({
    // The steps are at 07:00 and 18:00 in Bangkok; the pauses between runs are how late one may be.
    'fund-nights': { cron: '*/5 * * * *', run: () => runFundEndOfDays(db, clock()) },
  }),
  morning: fundOrdersMorning,
  personalData: fundOrderData,
  notices: [fundOrdersSettled],
}
