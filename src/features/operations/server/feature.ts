import { maintenanceErrors } from '../maintenance-contract.ts'
import { operationsErrors } from '../operations-contract.ts'
import { operationsMorning } from './morning-queries.ts'
import { operationsData } from './personal-data.ts'
import { operationsRoutes } from './routes.ts'
import { staffActs, staffSubjects } from './staff-acts.ts'

/** The operations desk: jobs, mails, books, the release, and maintenance. */
export const operationsFeature = {
  staffActs,
  staffSubjects,
  errors: [operationsErrors, maintenanceErrors],
  routes: operationsRoutes,
  morning: operationsMorning,
  personalData: operationsData,
}
