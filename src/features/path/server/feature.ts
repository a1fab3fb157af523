import type { SitemapEntry } from '#kit/server/feature.ts'
import { pathErrors } from '../contract.ts'
import * as activities from './activities.ts'
import { pathData } from './personal-data.ts'
import { readLearningPath } from './queries.ts'
import { pathRoutes } from './routes.ts'

type Parts = Omit<Parameters<typeof pathRoutes>[0], 'path'> & {
  /** The folder of the content files. */
  content: URL
}

/** The learning path. */
export const pathFeature = {
  errors: [pathErrors],
  routes: ({ content, ...parts }: Parts) =>
    pathRoutes({ ...parts, path: readLearningPath(new URL('learning-path.json', content)) }),
  activities: Object.values(activities),
  sitemap: async (): Promise<SitemapEntry[]> => [{ path: '/path' }, { path: '/quiz/placement' }],
  personalData: pathData,
}
