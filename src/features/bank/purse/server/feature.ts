import { purseRoutes } from './routes.ts'

export const purseFeature = {
  errors: [],
  routes: () => purseRoutes(),
}
