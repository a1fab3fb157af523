import type { Db } from '#db/open.ts'
import type { Importer, Jobs, SitemapEntry } from '#kit/server/feature.ts'
import { announcePolicies } from './announce-commands.ts'
import * as notices from './notices.ts'
import { policiesData } from './personal-data.ts'
import { listPolicies } from './queries.ts'
import { policyRoutes } from './routes.ts'
import { importPolicies, readPolicies } from './seed.ts'

type Parts = { db: Db; clock: () => Date }

/** The policies and their versions. */
export const policiesFeature = {
  routes: policyRoutes,
  jobs: ({ db, clock }: Parts): Jobs => ({
    'announce-policies': { cron: '15 1 * * *', run: () => announcePolicies(db, clock()) },
  }),
  seed: async (content: URL): Promise<Importer> => {
    const policies = await readPolicies(new URL('policies/', content))
    return async (tx, now) => {
      const { frozen } = await importPolicies(tx, policies, now)
      return frozen.map((one) => `policy ${one} is in force as it was published; give its changed text a new version`)
    }
  },
  notices: Object.values(notices),
  sitemap: async ({ db, now }: { db: Db; now: Date }): Promise<SitemapEntry[]> => {
    const policies = await listPolicies(db, { contact: '', now })
    return policies.map(({ type, effective }) => ({ path: `/policy/${type}`, changed: effective }))
  },
  personalData: policiesData,
}
