import { agreementRoutes } from './admin-routes.ts'
import { roboPolicyVersion } from './proposal-commands.ts'

/** The desk on which an editor writes a version of an agreement, and another one confirms it. */
export const agreementsFeature = {
  routes: agreementRoutes,
  proposals: [roboPolicyVersion],
}
