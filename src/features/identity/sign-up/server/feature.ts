import type { SitemapEntry } from '#kit/server/feature.ts'
import { signUpErrors } from '../contract.ts'
import { signUpRoutes } from './routes.ts'
import { type SocialSignUpParts, socialSignUpRoutes } from './social-routes.ts'

/** Making an account, and proving its e-mail. */
export const signUpFeature = {
  errors: [signUpErrors],
  routes: (parts: SocialSignUpParts) => [...signUpRoutes(parts), ...socialSignUpRoutes(parts)],
  sitemap: async (): Promise<SitemapEntry[]> => [{ path: '/register' }],
}
