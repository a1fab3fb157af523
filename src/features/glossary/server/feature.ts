import type { Importer, SitemapEntry } from '#kit/server/feature.ts'
import * as contentKinds from './content-kinds.ts'
import { glossaryData } from './personal-data.ts'
import { glossaryRoutes } from './routes.ts'
import { importGlossary, readGlossaryFile } from './seed.ts'
import { staffActs, staffSubjects } from './staff-acts.ts'

/** Financial terms. */
export const glossaryFeature = {
  staffActs,
  staffSubjects,
  routes: glossaryRoutes,
  seed: async (content: URL): Promise<Importer> => {
    const terms = await readGlossaryFile(new URL('glossary.json', content))
    return async (tx, now) => {
      await importGlossary(tx, terms, now)
      return undefined
    }
  },
  sitemap: async (): Promise<SitemapEntry[]> => [{ path: '/glossary' }],
  contentKinds: Object.values(contentKinds),
  personalData: glossaryData,
}
