import { bankClockRoutes } from './routes.ts'

/** Bank time and business days. */
export const bankClockFeature = {
  routes: () => bankClockRoutes(),
}
