import { gardenRoutes } from './routes.ts'

/** The plants that learning days grow. */
export const gardenFeature = { routes: gardenRoutes }
