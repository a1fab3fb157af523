import type { Db } from '#db/open.ts'
import type { Importer, SitemapEntry } from '#kit/server/feature.ts'
import { adminFundErrors } from '../admin-contract.ts'
import { fundErrors } from '../contract.ts'
import * as contentKinds from './content-kinds.ts'
import { readFundFile } from './fund-file.ts'
import { fundData } from './personal-data.ts'
import { fundRoutes } from './routes.ts'
import { listSearchFunds } from './search-queries.ts'
import { importFunds } from './seed.ts'
import { staffActs, staffSubjects } from './staff-acts.ts'

/** The catalogue of simulated funds. */
export const fundFeature = {
  staffActs,
  staffSubjects,
  errors: [adminFundErrors, fundErrors],
  routes: (parts: { db: Db; clock: () => Date }) => fundRoutes(parts),
  seed: async (content: URL): Promise<Importer> => {
    const { funds } = await readFundFile(new URL('funds.json', content))
    return async (tx, now) => {
      await importFunds(tx, funds, now)
      return undefined
    }
  },
  // The other pages of funds show what a person has: they are protected.
  sitemap: async (): Promise<SitemapEntry[]> => [{ path: '/bank/fund/check' }],
  searchThings: { fund: listSearchFunds },
  contentKinds: Object.values(contentKinds),
  personalData: fundData,
}
