import type { SitemapEntry } from '#kit/server/feature.ts'
import * as activities from './activities.ts'
import { clubJobs } from './jobs.ts'
import { clubData } from './personal-data.ts'
import { clubRoutes } from './routes.ts'

/** Who is in which club, and the weekly aims that learning days fill. */
export const clubsFeature = {
  routes: clubRoutes,
  jobs: clubJobs,
  sitemap: async (): Promise<SitemapEntry[]> => [{ path: '/clubs' }],
  activities: Object.values(activities),
  personalData: clubData,
}
