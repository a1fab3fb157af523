import type { Db } from '#db/open.ts'
import type { Importer, SeedOptions, SitemapEntry } from '#kit/server/feature.ts'
import { adminPremiumErrors } from '../admin-contract.ts'
import { premiumErrors } from '../contract.ts'
import { premiumPath } from '../path-rules.ts'
import { shareOfPremium } from '../share-rules.ts'
import { premiumAdminRoutes } from './admin-routes.ts'
import * as contentKinds from './content-kinds.ts'
import { premiumsMorning } from './morning-queries.ts'
import { premiumsData } from './personal-data.ts'
import { premiumPrice, premiumStock } from './proposed-commands.ts'
import { findPremiumItems, listAddresses } from './queries.ts'
import { premiumRoutes } from './routes.ts'
import { listSearchPremiums } from './search-queries.ts'
import { importPremiums, readPremiumFile } from './seed.ts'
import { staffActs, staffSubjects } from './staff-acts.ts'

/** What koin can be exchanged for. */
export const premiumsFeature = {
  staffActs,
  staffSubjects,
  errors: [premiumErrors, adminPremiumErrors],
  routes: (parts: Parameters<typeof premiumAdminRoutes>[0]) => [...premiumRoutes(parts), ...premiumAdminRoutes(parts)],
  seed: async (content: URL, { hasSamples }: SeedOptions): Promise<Importer> => {
    const ofFile = await readPremiumFile(new URL('premiums.json', content))
    const premiums = ofFile.filter(({ isSimulated }) => hasSamples || !isSimulated)
    return async (tx, now) => {
      await importPremiums(tx, premiums, now)
      return undefined
    }
  },
  sitemap: async ({ db, now }: { db: Db; now: Date }): Promise<SitemapEntry[]> => {
    const premiums = await listAddresses(db, now)
    const pages = [{ path: '/store' }, { path: '/store/charity' }]
    return [...pages, ...premiums.map((one) => ({ path: premiumPath(one), changed: one.updated_at }))]
  },
  share: async (db: Db, ref: string, now: Date) => {
    if (!/^[0-9a-f-]{36}$/.test(ref)) return null
    const [premium] = await findPremiumItems(db, [ref], now)
    return premium ? shareOfPremium(premium) : null
  },
  searchThings: { premium: listSearchPremiums },
  proposals: [premiumPrice, premiumStock],
  morning: premiumsMorning,
  contentKinds: Object.values(contentKinds),
  personalData: premiumsData,
}
