import type { SitemapEntry } from '#kit/server/feature.ts'
import { signUpErrors } from '../contract.ts'
import * as activities from './activities.ts'
import { signUpRoutes } from './routes.ts'
import { type SocialSignUpParts, socialSignUpRoutes } from './social-routes.ts'

/** Creation of accounts, and verification of their e-mail. */
export const signUpFeature = {
  errors: [signUpErrors],
  routes: (parts: SocialSignUpParts) => [...signUpRoutes(parts), ...socialSignUpRoutes(parts)],
  activities: Object.values(activities),
  sitemap: async (): Promise<SitemapEntry[]> => [{ path: '/register' }],
}
