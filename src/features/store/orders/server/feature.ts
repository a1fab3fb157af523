import type { Db } from '#db/open.ts'
import type { Jobs } from '#kit/server/feature.ts'
import { adminOrderErrors } from '../admin-contract.ts'
import { orderErrors } from '../contract.ts'
import * as activities from './activities.ts'
import { orderWork } from './admin-commands.ts'
import { orderAdminRoutes, stockForecastRoutes } from './admin-routes.ts'
import { deliverArrived, undoForgotten } from './arrival-commands.ts'
import { ordersMorning } from './morning-queries.ts'
import * as notices from './notices.ts'
import { ordersData } from './personal-data.ts'
import { orderRoutes } from './routes.ts'
import { orderSandboxRoutes } from './sandbox-routes.ts'
import { staffActs, staffSubjects } from './staff-acts.ts'

/** Purchases, from the koin to the parcel. */
export const ordersFeature = {
  staffActs,
  staffSubjects,
  errors: [orderErrors, adminOrderErrors],
  routes: (parts: Parameters<typeof orderRoutes>[0] & Parameters<typeof orderSandboxRoutes>[0]) => [
    ...orderRoutes(parts),
    ...orderAdminRoutes(parts),
    ...stockForecastRoutes(parts),
    ...orderSandboxRoutes(parts),
  ],
  jobs: ({ db, clock }: { db: Db; clock: () => Date }): Jobs => ({
    'deliver-arrived': { cron: '30 1 * * *', run: () => deliverArrived(db, clock()) },
    'undo-forgotten-orders': { cron: '40 1 * * *', run: () => undoForgotten(db, clock()) },
  }),
  activities: Object.values(activities),
  notices: Object.values(notices),
  morning: ordersMorning,
  work: [orderWork],
  personalData: ordersData,
}
