import type { Importer } from '#kit/server/feature.ts'
import { riddleAdminErrors } from '../admin-contract.ts'
import { riddleAdminRoutes } from './admin-routes.ts'
import * as contentKinds from './content-kinds.ts'
import { riddlesData } from './personal-data.ts'
import { importRiddles, readRiddleFiles } from './seed.ts'
import { staffActs, staffSubjects } from './staff-acts.ts'

/** The drawings of the visual decoder. */
export const riddlesFeature = {
  staffActs,
  staffSubjects,
  errors: [riddleAdminErrors],
  routes: riddleAdminRoutes,
  seed: async (content: URL): Promise<Importer> => {
    const riddles = await readRiddleFiles(new URL('riddles/', content))
    return async (tx, now) => {
      await importRiddles(tx, riddles, now)
      return undefined
    }
  },
  contentKinds: Object.values(contentKinds),
  personalData: riddlesData,
}
