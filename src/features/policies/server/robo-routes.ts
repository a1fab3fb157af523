import type { Db } from '#db/open.ts'
import { bind } from '#lib/server/routes.ts'
import * as contract from '../robo-contract.ts'
import { listRoboPolicies } from './robo-queries.ts'

/** The agreements of Fund-telligenz for readers. */
export const roboPolicyRoutes = ({ db, clock }: { db: Db; clock: () => Date }) =>
  bind(contract, {
    listRoboPolicies: async ({ query }) => ({ items: await listRoboPolicies(db, { ...query, now: clock() }) }),
  })
