import type { Db } from '#db/open.ts'
import { bind } from '#lib/server/routes.ts'
import * as contract from '../contract.ts'
import { listPolicies } from './queries.ts'

/** `contact` is the address at which people reach whoever runs this server; it stands in the texts. */
export const policyRoutes = ({ db, clock, contact }: { db: Db; clock: () => Date; contact: string }) =>
  bind(contract, {
    listPolicies: async ({ query }) => ({ items: await listPolicies(db, { ...query, contact, now: clock() }) }),
  })
