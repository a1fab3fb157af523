import { projectionErrors } from '../contract.ts'
import { type ProjectionParts, projectionRoutes } from './routes.ts'

/** What a plan may become. */
export const projectionFeature = {
  errors: [projectionErrors],
  routes: (parts: ProjectionParts) => projectionRoutes(parts),
}
