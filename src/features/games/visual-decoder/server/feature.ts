import { decoderErrors } from '../decoder-contract.ts'
import * as activities from './activities.ts'
import { visualDecoderData } from './personal-data.ts'
import { decoderRoutes } from './routes.ts'

/** Guess the picture. */
export const visualDecoderFeature = {
  errors: [decoderErrors],
  routes: decoderRoutes,
  activities: Object.values(activities),
  personalData: visualDecoderData,
}
