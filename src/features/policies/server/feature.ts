import type { Db } from '#db/open.ts'
import type { Importer, Jobs, SitemapEntry } from '#kit/server/feature.ts'
import { readContentFolder } from '#lib/server/content-files.ts'
import { RoboPolicyContent } from '../content.ts'
import { roboPolicyErrors, roboPolicyTypes } from '../robo-contract.ts'
import { announcePolicies } from './announce-commands.ts'
import * as contentKinds from './content-kinds.ts'
import * as notices from './notices.ts'
import { policiesData } from './personal-data.ts'
import { listPolicies } from './queries.ts'
import { importRoboPolicies } from './robo-commands.ts'
import { roboPolicyRoutes } from './robo-routes.ts'
import { policyRoutes } from './routes.ts'
import { importPolicies, readPolicies } from './seed.ts'
import { staffActs, staffSubjects } from './staff-acts.ts'

type Parts = { db: Db; clock: () => Date }

const frozenNote = (what: string) => `${what} is in force as it was published; give its changed text a new version`

/** The policies of the site and the agreements of Fund-telligenz, with their versions. */
export const policiesFeature = {
  staffActs,
  staffSubjects,
  errors: [roboPolicyErrors],
  routes: (parts: Parts & { contact: string }) => [...policyRoutes(parts), ...roboPolicyRoutes(parts)],
  jobs: ({ db, clock }: Parts): Jobs => ({
    'announce-policies': { cron: '15 1 * * *', run: () => announcePolicies(db, clock()) },
  }),
  seed: async (content: URL): Promise<Importer> => {
    const policies = await readPolicies(new URL('policies/', content))
    const agreements = await readContentFolder(new URL('robo-policies/', content), RoboPolicyContent)
    return async (tx, now) => {
      const site = await importPolicies(tx, policies, now)
      const robo = await importRoboPolicies(
        tx,
        agreements.map((file) => file.content),
        now,
      )
      return [
        ...site.frozen.map((one) => frozenNote(`policy ${one}`)),
        ...robo.frozen.map((one) => frozenNote(`robo policy ${one}`)),
      ]
    }
  },
  notices: Object.values(notices),
  sitemap: async ({ db, now }: { db: Db; now: Date }): Promise<SitemapEntry[]> => {
    const policies = await listPolicies(db, { contact: '', now })
    return [
      ...policies.map(({ type, effective }) => ({ path: `/policy/${type}`, changed: effective })),
      ...roboPolicyTypes.map((type) => ({ path: `/robo/policy/${type}` })),
    ]
  },
  contentKinds: Object.values(contentKinds),
  personalData: policiesData,
}
