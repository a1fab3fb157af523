import type { Importer } from '#kit/server/feature.ts'
import { wordAdminErrors } from '../admin-contract.ts'
import { wordAdminRoutes } from './admin-routes.ts'
import * as contentKinds from './content-kinds.ts'
import { wordsData } from './personal-data.ts'
import { importWords, readWordFiles } from './seed.ts'
import { staffActs, staffSubjects } from './staff-acts.ts'

/** The words of word games. */
export const wordsFeature = {
  staffActs,
  staffSubjects,
  errors: [wordAdminErrors],
  routes: wordAdminRoutes,
  seed: async (content: URL): Promise<Importer> => {
    const words = await readWordFiles(new URL('words/', content))
    return async (tx, now) => {
      await importWords(tx, words, now)
      return undefined
    }
  },
  contentKinds: Object.values(contentKinds),
  personalData: wordsData,
}
