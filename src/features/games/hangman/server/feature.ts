import { hangmanErrors } from '../hangman-contract.ts'
import * as activities from './activities.ts'
import { hangmanData } from './personal-data.ts'
import { hangmanRoutes } from './routes.ts'

/** Guess the word. */
export const hangmanFeature = {
  errors: [hangmanErrors],
  routes: hangmanRoutes,
  activities: Object.values(activities),
  personalData: hangmanData,
}
