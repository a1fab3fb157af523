import type { Jobs } from '#kit/server/feature.ts'
import { maintenanceErrors } from '../maintenance-contract.ts'
import { operationsErrors } from '../operations-contract.ts'
import { prepareMonthsTask, runPrepareMonths } from './jobs.ts'
import { operationsMorning } from './morning-queries.ts'
import { operationsData } from './personal-data.ts'
import { operationsRoutes } from './routes.ts'
import { staffActs, staffSubjects } from './staff-acts.ts'

/** `booksUrl`: the connection string of the owner of the tables. */
type JobParts = { clock: () => Date; booksUrl: string }

/** The operations desk: jobs, mails, books, the release, and maintenance. */
export const operationsFeature = {
  staffActs,
  staffSubjects,
  errors: [operationsErrors, maintenanceErrors],
  routes: operationsRoutes,
  // After the sweeps of the night, which empty a past month.
  jobs: ({ clock, booksUrl }: JobParts): Jobs => ({
    [prepareMonthsTask]: { cron: '50 20 * * *', run: () => runPrepareMonths(booksUrl, clock()) },
  }),
  morning: operationsMorning,
  personalData: operationsData,
}
