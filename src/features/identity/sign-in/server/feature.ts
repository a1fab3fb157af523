import type { SitemapEntry } from '#kit/server/feature.ts'
import { signInErrors } from '../contract.ts'
import { signInJobs } from './jobs.ts'
import * as notices from './notice-rules.ts'
import { signInRoutes } from './routes.ts'

/** Signing in by e-mail, and new passwords. */
export const signInFeature = {
  errors: [signInErrors],
  routes: signInRoutes,
  jobs: signInJobs,
  notices: Object.values(notices),
  sitemap: async (): Promise<SitemapEntry[]> => [{ path: '/login' }],
}
