import type { Db } from '#db/open.ts'
import { netWorthRoutes } from './routes.ts'

/** Koin and practice baht of a person on one page. */
export const netWorthFeature = {
  routes: (parts: { db: Db; clock: () => Date }) => netWorthRoutes(parts),
}
