import { reviewErrors } from '../review-contract.ts'
import { reviewData } from './personal-data.ts'
import { reviewRoutes } from './routes.ts'

/** Practice of missed questions. */
export const reviewFeature = {
  errors: [reviewErrors],
  routes: reviewRoutes,
  personalData: reviewData,
}
