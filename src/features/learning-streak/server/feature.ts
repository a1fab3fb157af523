import { learningStreakRoutes } from './routes.ts'

/** The plants that learning days grow. */
export const learningStreakFeature = { routes: learningStreakRoutes }
