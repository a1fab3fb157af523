import type { Db } from '#db/open.ts'
import type { Importer } from '#kit/server/feature.ts'
import { readContentFile } from '#lib/server/content-files.ts'
import { adminRiskErrors } from '../admin-contract.ts'
import { PortfolioFile } from '../content.ts'
import { riskErrors } from '../contract.ts'
import { riskData } from './personal-data.ts'
import { importPortfolios } from './portfolio-commands.ts'
import { riskRoutes } from './routes.ts'
import { staffActs, staffSubjects } from './staff-acts.ts'

/** The assessment, the rehearsal, and the portfolios of the levels. */
export const riskFeature = {
  staffActs,
  staffSubjects,
  errors: [adminRiskErrors, riskErrors],
  routes: (parts: { db: Db; clock: () => Date }) => riskRoutes(parts),
  seed: async (content: URL): Promise<Importer> => {
    const file = await readContentFile(new URL('robo-portfolios.json', content), PortfolioFile)
    return async (tx, now) => {
      await importPortfolios(tx, file, now)
      return undefined
    }
  },
  personalData: riskData,
}
