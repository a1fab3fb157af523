import type { SitemapEntry } from '#kit/server/feature.ts'
import { identityErrors } from '../contract.ts'
import { credentialErrors } from '../credentials-contract.ts'
import { guardianErrors } from '../guardian-contract.ts'
import { privacyErrors } from '../privacy-contract.ts'
import { profileErrors } from '../profile-contract.ts'
import { socialErrors } from '../social-contract.ts'
import * as activities from './activity-rules.ts'
import { credentialRoutes } from './credentials-routes.ts'
import { guardianRoutes } from './guardian-routes.ts'
import { identityJobs } from './jobs.ts'
import * as notices from './notice-rules.ts'
import { identityData } from './personal-data.ts'
import { privacyRoutes } from './privacy-routes.ts'
import { profileRoutes } from './profile-routes.ts'
import { identityRoutes } from './routes.ts'
import { socialRoutes } from './social-routes.ts'

/** Accounts, sessions, guardians and profiles. */
export const identityFeature = {
  errors: [identityErrors, guardianErrors, profileErrors, socialErrors, credentialErrors, privacyErrors],
  routes: (
    parts: Parameters<typeof socialRoutes>[0] &
      Parameters<typeof guardianRoutes>[0] &
      Parameters<typeof profileRoutes>[0] &
      Parameters<typeof credentialRoutes>[0],
  ) => [
    ...identityRoutes(parts),
    ...socialRoutes(parts),
    ...guardianRoutes(parts),
    ...profileRoutes(parts),
    ...credentialRoutes(parts),
    ...privacyRoutes(parts),
  ],
  jobs: identityJobs,
  activities: Object.values(activities),
  notices: Object.values(notices),
  sitemap: async (): Promise<SitemapEntry[]> => [{ path: '/login' }, { path: '/register' }],
  personalData: identityData,
}
