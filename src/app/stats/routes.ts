import type { Db } from '#db/open.ts'
import { bind } from '#lib/server/routes.ts'
import * as contract from './contract.ts'
import { readStats } from './stats-queries.ts'

/** A person's own record in every game. */
export const statsFeature = {
  routes: ({ db }: { db: Db }) =>
    bind(contract, {
      readGameStats: async ({ caller }) => ({ items: await readStats(db, caller.userId) }),
    }),
}
