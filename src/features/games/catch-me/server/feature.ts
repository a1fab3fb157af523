import { catchMeErrors } from '../catch-me-contract.ts'
import * as activities from './activities.ts'
import { catchMeData } from './personal-data.ts'
import { catchMeRoutes } from './routes.ts'

/** The market game. */
export const catchMeFeature = {
  errors: [catchMeErrors],
  routes: catchMeRoutes,
  activities: Object.values(activities),
  personalData: catchMeData,
}
