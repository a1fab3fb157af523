import type { Db } from '#db/open.ts'
import type { SitemapEntry } from '#kit/server/feature.ts'
import { heroAdminErrors } from '../admin-contract.ts'
import { heroErrors } from '../contract.ts'
import { heroPath } from '../path-rules.ts'
import { heroesShare } from '../share-rules.ts'
import { heroAdminRoutes } from './admin-routes.ts'
import * as contentKinds from './content-kinds.ts'
import * as notices from './notices.ts'
import { superheroData } from './personal-data.ts'
import { listHeroIds } from './queries.ts'
import { heroRoutes } from './routes.ts'
import { staffActs, staffSubjects } from './staff-acts.ts'

type Parts = { db: Db; clock: () => Date }
type Now = { db: Db; now: Date }

/** Super Hero Talk. */
export const superheroFeature = {
  staffActs,
  staffSubjects,
  errors: [heroErrors, heroAdminErrors],
  routes: (parts: Parts) => [...heroRoutes(parts), ...heroAdminRoutes(parts)],
  notices: Object.values(notices),
  sitemap: async ({ db, now }: Now): Promise<SitemapEntry[]> => {
    const heroes = await listHeroIds(db, now)
    // Without heroes these pages are noindex.
    const lists = heroes.length > 0 ? [{ path: '/super-hero/listSuperHero' }, { path: '/super-hero/listPosts' }] : []
    return [{ path: '/super-hero' }, ...lists, ...heroes.map((id) => ({ path: heroPath({ id }) }))]
  },
  share: async (_db: Db, ref: string) => (ref === heroesShare.ref ? heroesShare : null),
  contentKinds: Object.values(contentKinds),
  personalData: superheroData,
}
