import { decoderErrors } from '../decoder-contract.ts'
import { visualDecoderData } from './personal-data.ts'
import { decoderRoutes } from './routes.ts'

/** Guess the picture. */
export const visualDecoderFeature = {
  errors: [decoderErrors],
  routes: decoderRoutes,
  personalData: visualDecoderData,
}
