import type { SitemapEntry } from '#kit/server/feature.ts'
import { signInErrors } from '../contract.ts'
import { signInJobs } from './jobs.ts'
import * as notices from './notices.ts'
import { signInRoutes } from './routes.ts'

/** Login by e-mail, and password resets. */
export const signInFeature = {
  errors: [signInErrors],
  routes: signInRoutes,
  jobs: signInJobs,
  notices: Object.values(notices),
  sitemap: async (): Promise<SitemapEntry[]> => [{ path: '/login' }],
}
