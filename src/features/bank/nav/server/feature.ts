import type { Db } from '#db/open.ts'
import { readFundFile } from '#features/bank/funds/server/fund-file.ts'
import type { Importer } from '#kit/server/feature.ts'
import { adminNavErrors } from '../admin-contract.ts'
import { navErrors } from '../contract.ts'
import { navData } from './personal-data.ts'
import { makeHistory } from './publish-commands.ts'
import { navRoutes } from './routes.ts'
import { staffActs, staffSubjects } from './staff-acts.ts'

/** NAVs of funds: made by the model under a promised secret, or from files. */
export const navFeature = {
  staffActs,
  staffSubjects,
  errors: [adminNavErrors, navErrors],
  routes: (parts: { db: Db; clock: () => Date }) => navRoutes(parts),
  seed: async (content: URL): Promise<Importer> => {
    const { history } = await readFundFile(new URL('funds.json', content))
    return async (tx, now) => {
      await makeHistory(tx, history, now)
      return undefined
    }
  },
  personalData: navData,
}
