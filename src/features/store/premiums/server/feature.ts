import type { Importer } from '#kit/server/feature.ts'
import { adminPremiumErrors } from '../admin-contract.ts'
import { premiumErrors } from '../contract.ts'
import { premiumAdminRoutes } from './admin-routes.ts'
import { premiumsData } from './personal-data.ts'
import { premiumRoutes } from './routes.ts'
import { importPremiums, readPremiumFile } from './seed.ts'

/** What koin can be exchanged for. */
export const premiumsFeature = {
  errors: [premiumErrors, adminPremiumErrors],
  routes: (parts: Parameters<typeof premiumAdminRoutes>[0]) => [...premiumRoutes(parts), ...premiumAdminRoutes(parts)],
  seed: async (content: URL): Promise<Importer> => {
    const premiums = await readPremiumFile(new URL('premiums.json', content))
    return async (tx, now) => {
      await importPremiums(tx, premiums, now)
      return undefined
    }
  },
  personalData: premiumsData,
}
